import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { makeFourBoUsers } from './bo-users';
import { expect, test, type Api } from './fixtures';
import { makeBoUser, makeCompany, newMark } from './records';
import {
  alertSaying,
  button,
  column,
  expectAddress,
  expectColumn,
  filterBy,
  filterNames,
  filterPill,
  heading,
  openCold,
  pathOf,
  queryOf,
  search,
  sortBy,
  textField,
} from './screen';

/** A list with the words and addresses the stories need. */
type ListScene = {
  list: string;
  title: string;
  /** The path it is read from. */
  base: string;
  /** Makes a few records that differ in every column, with `mark` in each; returns what the title column says. */
  makeFew: (api: Api, mark: string) => Promise<string[]>;
  titleColumn: string;
  /**
   * Each sortable column: what is sent, and the order of the few, ascending, by their place in `makeFew`. Those with an
   * empty value are last both ways.
   */
  sorted: Readonly<
    Record<string, { sortField: string; ascending: readonly number[]; empty?: number }>
  >;
  /** Makes records that differ in their number alone; returns what the title column says of that number. */
  makeOne: (api: Api, mark: string, number: string) => Promise<string>;
};

/**
 * Checks what every table does, with one of each kind: of bousers the backend answers a page, of companies all
 * there are, which the console itself orders and pages. Which columns of the others sort by what, their specs tell.
 */
const SCENES: readonly ListScene[] = [
  {
    list: '/bo-user/list',
    title: 'Utenti back-office',
    base: 'api/v1/bousers',
    titleColumn: 'Nome',
    makeFew: makeFourBoUsers,
    sorted: {
      Codice: { sortField: 'code', ascending: [1, 2, 0, 3] },
      Nome: { sortField: 'firstname', ascending: [0, 1, 3, 2] },
      Email: { sortField: 'email', ascending: [3, 2, 1, 0] },
      Azienda: { sortField: 'company_name', ascending: [0, 3, 1, 2] },
      Sede: { sortField: 'location_name', ascending: [3, 0, 2], empty: 1 },
    },
    makeOne: async (api, mark, number) => {
      await makeBoUser(api, `${mark}-${number}`, {
        firstname: `${mark} ${number}`,
        surname: 'Cognome',
      });
      return `${mark} ${number} Cognome`;
    },
  },
  {
    list: '/company/list',
    title: 'Aziende',
    base: 'api/v1/companies',
    titleColumn: 'Nome azienda',
    makeFew: async (api, mark) => {
      const names = ['Gamma', 'alfa', 'Èpsilon', 'Beta'].map((name) => `${mark} ${name}`);
      for (const [at, company_name] of names.entries()) {
        await makeCompany(api, `${mark}-${4 - at}`, { company_name });
      }
      return names;
    },
    sorted: {
      'Nome azienda': { sortField: 'company_name', ascending: [1, 3, 2, 0] },
      Codice: { sortField: 'company_code', ascending: [3, 2, 1, 0] },
    },
    makeOne: async (api, mark, number) => {
      await makeCompany(api, `${mark}-${number}`, { company_name: `${mark} ${number}` });
      return `${mark} ${number}`;
    },
  },
];

for (const scene of SCENES) {
  test(`every sortable column sorts up and down: ${scene.title}`, async ({ page, as, api }) => {
    const mark = newMark();
    const titles = await scene.makeFew(api, mark);
    await as('admin');
    await openCold(page, scene.list);
    await search(page, mark);
    await expect
      .poll(async () => (await column(page, scene.titleColumn)).sort())
      .toEqual(titles.toSorted());
    for (const [name, { sortField, ascending, empty }] of Object.entries(scene.sorted)) {
      const upwards = ascending.map((at) => titles[at] ?? '');
      const last = empty === undefined ? [] : [titles[empty] ?? ''];
      for (const [sortDir, expected] of [
        ['1', [...upwards, ...last]],
        ['-1', [...upwards.toReversed(), ...last]],
      ] as const) {
        const asked = page.waitForRequest((call) => pathOf(call) === `/${scene.base}`);
        await sortBy(page, name);
        expect(queryOf(await asked)).toMatchObject({ sortField, sortDir, searchTerm: mark });
        await expectColumn(page, scene.titleColumn, expected);
      }
    }
  });

  test(`search, page and page size narrow the list, and the address keeps them: ${scene.title}`, async ({
    page,
    as,
    api,
  }) => {
    const mark = newMark();
    const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const titles: string[] = [];
    for (const number of numbers) titles.push(await scene.makeOne(api, mark, number));
    await as('admin');

    const first = page.waitForRequest((call) => pathOf(call) === `/${scene.base}`);
    await openCold(page, scene.list);
    expect(queryOf(await first)).toEqual({
      page: '1',
      pageSize: '10',
      searchTerm: '',
      sortField: '_id',
      sortDir: '1',
    });
    await expect(heading(page, scene.title)).toBeVisible();

    await search(page, mark.toLowerCase());
    await expect(page.getByText('1-10 di 12')).toBeVisible();
    await sortBy(page, scene.titleColumn);
    await expectColumn(page, scene.titleColumn, titles.slice(0, 10));
    await page.getByRole('button', { name: 'Vai alla pagina 2' }).click();
    await expectColumn(page, scene.titleColumn, titles.slice(10));
    await expect(page.getByText('11-12 di 12')).toBeVisible();
    const onPaper = page.getByText('Pagina 2 di 2: righe 11–12 di 12');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(onPaper).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(onPaper).toHaveCount(0);
    // Asked for before the console is drawn, the page is asked for once.
    const calls: string[] = [];
    page.on('request', (call) => pathOf(call) === `/${scene.base}` && calls.push(call.url()));
    await page.reload();
    await expectColumn(page, scene.titleColumn, titles.slice(10));
    expect(calls).toHaveLength(1);

    await page.getByRole('combobox', { name: 'Righe per pagina' }).click();
    await page.getByRole('option', { name: '25', exact: true }).click();
    await expectColumn(page, scene.titleColumn, titles);

    await search(page, `${mark} nessuno`);
    await expect(
      page.getByRole('heading', { name: `Nessun risultato per «${mark} nessuno»` }),
    ).toBeVisible();
    await page.getByText('Cancella la ricerca', { exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
}

test('the export is the server’s file of the list as it is narrowed', async ({ page, as, api }) => {
  const mark = newMark();
  await makeFourBoUsers(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/list');
  await search(page, mark);
  await filterBy(page, 'Azienda', /AURORA/, 'AURORA');
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(2);

  const asked = page.waitForRequest((call) => pathOf(call) === '/api/v1/bousers/csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Esporta CSV').click(),
  ]);
  expect(queryOf(await asked)).toEqual({ searchTerm: mark, company_code: 'AURORA' });
  expect(download.suggestedFilename()).toBe('bousers.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head).toContain('code,firstname,surname,email,roles');
  expect(lines.map((line) => line.split(',')[0] ?? '').sort()).toEqual([`${mark}-3`, `${mark}-4`]);
  await expect(alertSaying(page, 'status', 'Esportazione completata')).toBeVisible();

  // The filter hides a record of another company.
  await search(page, `${mark}-1`);
  await page.getByText('Cerca senza filtri', { exact: true }).click();
  await expect.poll(() => column(page, 'Codice')).toEqual([`${mark}-1`]);
});

test('a filter is a pill: searched letter by letter, labelled with its value, removed', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeFourBoUsers(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);

  const pill = filterPill(page, 'Azienda');
  await expect(pill).toHaveText('Azienda');
  await pill.focus();
  await page.keyboard.press('Enter');
  const picker = page
    .getByRole('dialog', { name: 'Azienda', exact: true })
    .getByRole('combobox', { name: 'Azienda', exact: true });
  await expect(picker).toBeFocused();
  await picker.pressSequentially('monviso', { delay: 20 });
  await expect(picker).toHaveValue('monviso');
  await expect(page.getByRole('option')).toHaveText(['Monviso Ricambi S.p.A. · MONVISO']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pill).toHaveText('Azienda: Monviso Ricambi S.p.A.');
  await expect(pill).toBeFocused();
  await expectColumn(page, 'Codice', [`${mark}-2`]);

  // The first letter begins another search, whatever is chosen.
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue('');
  await picker.pressSequentially('aur', { delay: 20 });
  await expect(page.getByRole('option')).toHaveText(['Aurora Caffè S.p.A. · AURORA']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pill).toHaveText('Azienda: Aurora Caffè S.p.A.');
  const announced = page.getByRole('status').filter({ hasText: '2 risultati' });
  await expect(announced).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(picker).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pill).toBeFocused();

  const bar = page.getByRole('search');
  await filterBy(page, 'Stato', 'Attivo');
  await expect(filterPill(page, 'Stato')).toHaveText('Stato: Attivo');
  const inRow = [
    bar.getByRole('searchbox'),
    pill,
    filterPill(page, 'Stato'),
    button(bar, 'Viste'),
    button(bar, 'Esporta CSV'),
  ];
  const middles = await Promise.all(inRow.map(middleOf));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);

  await button(bar, 'Rimuovi il filtro Stato').click();
  await expect(filterPill(page, 'Stato')).toHaveCount(0);
  await expect(button(bar, 'Aggiungi un filtro')).toBeFocused();
  await button(bar, 'Rimuovi il filtro Azienda').click();
  await expect(pill).toHaveText('Azienda');
  await expect(pill).toBeFocused();
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);
});

const middleOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test('what is the same in all rows of a user is neither column nor filter', async ({
  page,
  as,
}) => {
  await as('company.manager');
  await openCold(page, '/app-user/list');
  // Behind the open chooser, for those who see.
  const heads = page.locator('main thead th');
  await expect(heads.first()).toHaveText('Codice');
  await expect(heads.filter({ hasText: 'Sede' })).toHaveCount(1);
  await expect(heads.filter({ hasText: 'Azienda' })).toHaveCount(0);
  expect(await filterNames(page)).not.toContain('Azienda');
  // A link may narrow by it all the same: a pill says so, and can be removed.
  await openCold(page, '/app-user/list?filter={"company_code":"AURORA"}');
  await expect(filterPill(page, 'Azienda')).toHaveText(/^Azienda: Aurora/);
});

test('a list that is sorted by a code shows it', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/category/list');
  await expect.poll(async () => (await column(page, 'Azienda'))[0]).toMatch(/^[A-Z][a-z]/);
  await sortBy(page, 'Azienda');
  await expect.poll(async () => (await column(page, 'Azienda'))[0]).toMatch(/^AURORA Aurora Caffè/);
});

test('a new record starts with what its list is narrowed by', async ({ page, as }) => {
  const company = page.getByRole('combobox', { name: 'Azienda', exact: true });
  await as('admin');
  await openCold(page, '/location/list?filter={"company_code":"MONVISO"}');
  await page.getByRole('link', { name: 'Nuova sede' }).click();
  await expect(heading(page, 'Nuova sede')).toBeVisible();
  await expect(company).toHaveValue('Monviso Ricambi S.p.A. · MONVISO');

  // Nothing was typed: nothing is asked.
  await page.goBack();
  await expect(heading(page, 'Sedi')).toBeVisible();
  await button(page, 'Cerca o vai a').click();
  await page.getByRole('combobox', { name: /^Cerca pagine/ }).pressSequentially('nuova sede');
  await page.getByRole('option', { name: /^Nuova sede/ }).click();
  await expect(company).toHaveValue('Monviso Ricambi S.p.A. · MONVISO');

  await openCold(page, '/app/list?filter={"company_code":"MONVISO"}');
  await page.getByRole('link', { name: 'Nuova app' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nuova app' });
  await expect(drawer.getByRole('combobox', { name: 'Azienda' })).toHaveValue(/MONVISO/);

  // Anybody may write an address.
  const foreign = { company_code: { a: 1 }, name: 'Scritto da altri' };
  await openCold(page, `/location/create?prefill=${encodeURIComponent(JSON.stringify(foreign))}`);
  await expect(heading(page, 'Nuova sede')).toBeVisible();
  await expect(company).toHaveValue('');
  await expect(textField(page, 'Nome')).toHaveValue('');
});

test('columns are hidden, and moved by their grips, with the keyboard alone', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/category/list');
  // Behind the open chooser they are there for who sees alone: no role finds them.
  const heads = page.locator('main thead th');
  await expect(heads.nth(2)).toHaveText('Azienda');
  await button(page, 'Colonne').press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Colonne' });
  await chooser.getByRole('checkbox', { name: 'Codice', exact: true }).press('Space');
  await expect(heads.nth(1)).toHaveText('Azienda');
  const grip = button(chooser, 'Sposta: Azienda');
  await grip.press('Space');
  await expect(page.getByText('Azienda preso, posizione')).toBeAttached();
  await grip.press('ArrowUp');
  await expect(page.getByText('Azienda sulla posizione 2 di 4')).toBeAttached();
  await grip.press('Escape');
  await expect(page.getByText('Spostamento annullato: Azienda resta')).toBeAttached();
  await grip.press('Space');
  await expect(page.getByText('Azienda preso, posizione 3 di 4')).toBeAttached();
  await grip.press('ArrowUp');
  await grip.press('ArrowUp');
  await expect(page.getByText('Azienda sulla posizione 1 di 4')).toBeAttached();
  await grip.press('Space');
  await expect(heads.first()).toHaveText('Azienda');
  await expect(grip).toBeFocused();
  await page.reload();
  await expect(heads.first()).toHaveText('Azienda');
  const saved = page.waitForEvent('download');
  await button(page, 'Esporta CSV').click();
  const [header] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  expect(header).toBe('\uFEFFAzienda (codice);Azienda;Nome categoria');
  await button(page, 'Colonne').click();
  await button(chooser, 'Ripristina le colonne').click();
  await expect(heads.first()).toHaveText('Codice');
});

test('an icon shows its name on hover and on focus', async ({ page, as }) => {
  // Where there is room, the tools have words instead.
  await page.setViewportSize({ width: 1100, height: 900 });
  await as('admin');
  await openCold(page, '/category/list');
  const tooltip = (name: string) => page.getByRole('tooltip', { name });
  await button(page, 'Colonne').hover();
  await expect(tooltip('Colonne')).toBeVisible();
  // It can be pointed at itself, and put away without leaving.
  await tooltip('Colonne').hover();
  await page.keyboard.press('Escape');
  await expect(tooltip('Colonne')).toBeHidden();
  await button(page, 'Colonne').press('Tab');
  await expect(tooltip('Esporta CSV')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip('Colonne')).toBeVisible();
  await expect(tooltip('Esporta CSV')).toBeHidden();
});

test('in a small window the pills have a row of their own, and an icon clears them', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await as('admin');
  const filter = { company_code: 'AURORA', status: 'deactivated' };
  await openCold(page, `/app-user/list?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const clear = button(page, 'Rimuovi i filtri');
  await expect(clear).toBeVisible();
  await expect(filterPill(page, 'Azienda')).toHaveText(/Aurora/);
  const searched = page.getByRole('searchbox', { name: 'Cerca', exact: true });
  const [above, beside] = [await middleOf(searched), await middleOf(clear)];
  expect(Math.abs(above - beside)).toBeLessThan(4);
  expect(await middleOf(filterPill(page, 'Sede'))).toBeGreaterThan(above + 20);
  // The pills leave the search room for a name or an address.
  expect((await searched.boundingBox())?.width).toBeGreaterThan(300);
  for (const name of ['Azienda', 'Sede', 'Stato', 'Accessi']) {
    await expect(filterPill(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(button(page, 'Aggiungi un filtro')).toBeInViewport({ ratio: 1 });
  await button(page, 'Aggiungi un filtro').press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Aggiungi un filtro')).toBeFocused();
  await clear.hover();
  await expect(page.getByRole('tooltip', { name: 'Rimuovi i filtri' })).toBeVisible();
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toBeFocused();
});

test('on a phone the pills scroll in one row, and a menu sorts the cards', async ({ page, as }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as('admin');
  await openCold(page, '/app-user/list');
  await filterBy(page, 'Azienda', /AURORA/, 'aurora');
  await expect(button(page, 'Rimuovi il filtro Azienda')).toBeInViewport({ ratio: 1 });
  await filterBy(page, 'Stato', 'Attivo');
  await expect(filterPill(page, 'Stato')).toHaveText('Stato: Attivo');
  const more = page.getByText(/^\+\d$/);
  await expect(more).toBeVisible();
  await expect(async () => {
    await more.click({ timeout: 1_000 });
    await expect(more).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(filterPill(page, 'Sede')).toBeInViewport({ ratio: 1 });
  const middles = await Promise.all(
    ['Azienda', 'Sede', 'Stato', 'Accessi'].map((name) => middleOf(filterPill(page, name))),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(page, 'Ordina per').click();
  await page.getByRole('menuitem', { name: 'Ragione sociale' }).click();
  await expect(page).toHaveURL(/order=ASC.*sort=business_name/);
});

test('the only filter of a list keeps its width', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/group/list');
  const cut = await filterPill(page, 'Azienda').evaluate((button) =>
    [button, button.parentElement].map((box) => box && box.scrollWidth - box.clientWidth),
  );
  expect(cut).toEqual([0, 0]);
});

test('four filters in use begin with the first, each beside its name and clear of the tools', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const filter = {
    company_code: 'AURORA',
    location_code: 'SEDE-DI-PROVA-CON-UN-CODICE-LUNGO',
    category: 'CATEGORIA-CON-UN-CODICE-LUNGO',
    status: 'active',
  };
  const address = `/app-user/list?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  await openCold(page, address);
  await expect(filterPill(page, 'Azienda')).toHaveText(/Aurora/);
  for (const name of ['Azienda', 'Sede']) {
    await expect(filterPill(page, name)).toBeInViewport({ ratio: 1 });
  }
  const end = await button(page, 'Rimuovi i filtri').first().evaluate(textEnd);
  const views = await button(page, 'Viste').evaluate((tool) => tool.getBoundingClientRect().left);
  expect(end).toBeLessThan(views);
});

/** Where the text of an element ends, in pixels. */
const textEnd = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
};

test('saved views with long names are cut inside their tabs, and their row scrolls', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.setViewportSize({ width: 1024, height: 768 });
  await openCold(page, '/app-user/list');
  const tabs = page.getByRole('navigation', { name: 'Viste' });
  for (const name of [
    'Enoteche campane da richiamare entro Natale',
    'Officine e carrozzerie senza ordini da ottobre',
  ]) {
    await button(page, 'Viste').click();
    await textField(page, 'Nome della vista').fill(name);
    await button(page, 'Salva').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const tab = tabs.getByRole('link', { name });
    const isSpilt = (link: Element) =>
      link.scrollWidth > link.clientWidth && getComputedStyle(link).overflowX === 'visible';
    expect(await tab.evaluate(isSpilt)).toBe(false);
    await expect(tab).toHaveAttribute('title', name);
    await tab.scrollIntoViewIfNeeded();
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});

test('the way back leads through the tabs and pages that were shown', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/dashboard');
  await page.getByRole('link', { name: 'Promozioni', exact: true }).click();
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(tab('Attive')).toHaveAttribute('aria-current', 'true');
  await tab('Concluse').click();
  await expect(tab('Concluse')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(tab('Attive')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expectAddress(page, '/dashboard');

  await page.getByRole('link', { name: 'Utenti back-office', exact: true }).click();
  const pages = page.getByRole('navigation', { name: 'Pagine dell’elenco' });
  await expect(page.getByText(/^1.10 di/)).toBeVisible();
  await button(pages, 'Vai alla pagina 2').click();
  await expect(page.getByText(/^11.20 di/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1.10 di/)).toBeVisible();
});

test('the way back leads to the page that was reached from record to record', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/app-user/list?filter={}&page=2&perPage=10&sort=_id&order=ASC');
  const rows = page.locator('[data-record]');
  const links = rows.getByRole('link');
  await rows.last().getByRole('link').first().click();
  await expect(page.getByText(/^20 di /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^21 di /)).toBeVisible();
  const name = (await page.locator('main h1').textContent()) ?? '';
  await page.goBack();
  await expectAddress(page, /page=3/);
  await expect(links.filter({ hasText: name }).first()).toBeFocused();
  // It is the same entry of the history.
  await button(page, 'Vai alla pagina 1').click();
  await expect(page.getByText(/^1.10 di/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^21.30 di/)).toBeVisible();
});
