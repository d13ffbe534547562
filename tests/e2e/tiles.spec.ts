import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { makeTile, type Made } from './records';
import {
  askToDelete,
  alertSaying,
  answerDown,
  button,
  DOWN,
  expectAddress,
  expectPath,
  filterBy,
  fingers,
  openCold,
  pathOf,
  pick,
  recordCalls,
  textField,
  type Spot,
} from './screen';
import { appWith, board, listOf, phone, titlesIn } from './tiles';

const storedTitles = async (api: Api, { _id }: Made): Promise<string[]> =>
  (
    await api.get(`api/v1/apps/${_id}/tiles?pageSize=100&sortField=position&sortDir=1`)
  ).data.tiles.map(({ title }: { title: string }) => title);

const posts = (page: Page) => {
  const calls = recordCalls(page);
  return () => calls.filter((call) => call.method() === 'POST');
};

test('a tile is made at the end of the grid, changed and deleted', async ({ page, as, api }) => {
  const { app } = await appWith(api, 'Primo', 'Secondo');
  const base = `/api/v1/apps/${app._id}/tiles`;
  await as('admin');
  await openCold(page, listOf(app));
  await page.getByRole('link', { name: 'Nuovo riquadro' }).click();
  await expectAddress(page, `/app/${app._id}/tile/create`);
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio', { exact: true })).toHaveCount(4);

  await textField(page, 'Titolo').pressSequentially('Terzo');
  await expect(phone(page).getByText('Terzo')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sezione' }).click();
  await page.getByRole('option', { name: 'Link esterno' }).click();
  await textField(page, 'Indirizzo del link').fill('http://example.com');
  await page.getByRole('radio', { name: '2 colonne' }).check();
  await page.getByRole('checkbox', { name: 'Agenti' }).check();
  await page.getByRole('checkbox', { name: 'Clienti' }).check();
  await pick(page, 'Categorie', 'Bar', /AUR-BAR/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Persone raggiunte' })).toContainText('persone');
  await button(page, 'Salva').click();
  await expect(
    page.getByText('Inserisci un indirizzo che inizia con https://', { exact: true }),
  ).toBeVisible();
  await textField(page, 'Indirizzo del link').fill('https://example.com/a');

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe(base);
  const sent = (await created).postDataJSON();
  expect(sent).toEqual({
    title: 'Terzo',
    text_color: '#ffffff',
    background_color: '#9a3412',
    columns: 2,
    background_image: '',
    section: 'link',
    link: 'https://example.com/a',
    target: 'both',
    recipients: ['agents', 'customers'],
    categories: ['AUR-BAR'],
    position: 3,
  });
  await expectPath(page, listOf(app));
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await expect(titlesIn(page)).toHaveText(['Primo', 'Secondo', 'Terzo']);

  await titlesIn(page).last().click();
  await expectAddress(page, new RegExp(`^/app/${app._id}/tile/edit/[0-9a-f]{24}$`));
  await page.getByRole('combobox', { name: 'Sezione' }).click();
  await page.getByRole('option', { name: 'News' }).click();
  await expect(textField(page, 'Indirizzo del link')).toHaveCount(0);
  const changed = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await changed).postDataJSON()).toEqual({
    ...sent,
    section: 'news',
    link: '',
    updated_at: expect.any(String),
  });
  await expectPath(page, listOf(app));

  await titlesIn(page).last().click();
  await askToDelete(page);
  await button(page.getByRole('dialog', { name: 'Eliminare Terzo?' }), 'Elimina').click();
  await expectPath(page, listOf(app));
  await expect(titlesIn(page)).toHaveText(['Primo', 'Secondo']);
});

test('tiles are put in order by keyboard alone, and only the moved ones are sent', async ({
  page,
  as,
  api,
}) => {
  const { app, tiles } = await appWith(api, 'Uno', 'Due', 'Tre', 'Quattro');
  await as('admin');
  await openCold(page, listOf(app));
  const handle = button(page, 'Sposta: Tre');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tre preso, posizione 3 di 4')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Tre sulla posizione 2 di 4')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tre lasciato in posizione 2 di 4')).toBeAttached();
  await expect(titlesIn(page)).toHaveText(['Uno', 'Tre', 'Due', 'Quattro']);
  await expect(handle).toBeFocused();

  await handle.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(titlesIn(page)).toHaveText(['Uno', 'Tre', 'Due', 'Quattro']);

  const sent = posts(page);
  const bar = page.getByRole('region', { name: 'Ordine da salvare' });
  await expect(bar).toContainText('2 posizioni da salvare');
  await saveOrder(page, (save) => save.press('Enter'));
  await expect(alertSaying(page, 'status', 'Ordine salvato')).toBeVisible();
  await expect(bar).toHaveCount(0);
  const payloads = sent().map((call) => [pathOf(call), call.postDataJSON()]);
  const { _id: _, app_id: __, ...due } = tiles[1]!;
  const { _id: ___, app_id: ____, ...tre } = tiles[2]!;
  expect(payloads).toEqual([
    [`/api/v1/apps/${app._id}/tiles/${tiles[2]?._id}/update`, { ...tre, position: 2 }],
    [`/api/v1/apps/${app._id}/tiles/${tiles[1]?._id}/update`, { ...due, position: 3 }],
  ]);
  await page.reload();
  await expect(titlesIn(page)).toHaveText(['Uno', 'Tre', 'Due', 'Quattro']);
});

test('a tile is dragged; an order that could not be saved stays, and is saved by the next press', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const { app } = await appWith(api, 'Uno', 'Due', 'Tre');
  await as('admin');
  await openCold(page, listOf(app));
  const from = await board(page).getByRole('listitem').nth(2).boundingBox();
  const to = await board(page).getByRole('listitem').first().boundingBox();
  await page.mouse.move(from!.x + 20, from!.y + 40);
  await page.mouse.down();
  await page.mouse.move(from!.x - 20, from!.y + 30, { steps: 4 });
  await page.mouse.move(to!.x + 20, to!.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(titlesIn(page)).toHaveText(['Tre', 'Uno', 'Due']);
  await expectPath(page, listOf(app));
  await page
    .getByRole('navigation', { name: 'Menu principale' })
    .getByRole('link', { name: 'Clienti', exact: true })
    .click();
  await button(
    page.getByRole('dialog', { name: 'Uscire senza salvare?' }),
    'Resta sulla pagina',
  ).click();

  const sent = posts(page);
  await answerDown(page, '**/tiles/*/update');
  const save = button(page, 'Salva ordine');
  await save.click();
  await expect(alertSaying(page, 'alert', DOWN)).toBeVisible();
  await expect(save).toBeFocused();
  await expect(titlesIn(page)).toHaveText(['Tre', 'Uno', 'Due']);
  expect(sent()).toHaveLength(1);

  await page.unroute('**/tiles/*/update');
  await save.click();
  await expect(alertSaying(page, 'status', 'Ordine salvato')).toBeVisible();
  expect(await storedTitles(api, app)).toEqual(['Tre', 'Uno', 'Due']);
});

test('a finger takes a tile by its handle; beside it, it scrolls the page', async ({
  page,
  as,
  api,
}) => {
  const { app } = await appWith(api, 'Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette');
  await page.setViewportSize({ width: 1024, height: 500 });
  await as('admin');
  await openCold(page, listOf(app));
  const centreOf = async (place: Locator): Promise<Spot> => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const hand = await fingers(page);
  const swipe = async (from: Spot, to: Spot) => {
    await hand.put([from]);
    for (let part = 0.1; part <= 1; part += 0.1) {
      await hand.move([{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }]);
    }
    await hand.lift();
  };
  const tiles = board(page).getByRole('listitem');

  await swipe(await centreOf(button(page, 'Sposta: Uno')), await centreOf(tiles.nth(1)));
  await expect(titlesIn(page).first()).toHaveText('Due');
  await expect(titlesIn(page).nth(1)).toHaveText('Uno');
  await expectPath(page, listOf(app));

  const beside = await centreOf(tiles.first());
  await swipe(beside, { x: beside.x, y: beside.y - 150 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(titlesIn(page).first()).toHaveText('Due');
  await expectPath(page, listOf(app));
});

test('a new tile is in sight in the preview of a long home, above the bar', async ({
  page,
  as,
  api,
}) => {
  const { app } = await appWith(api, ...Array.from({ length: 27 }, (_, at) => `Riquadro ${at}`));
  await as('admin');
  await openCold(page, `/app/${app._id}/tile/create`);
  const tile = phone(page).locator('[data-marked]');
  await expect(tile).toBeInViewport({ ratio: 1 });
  const bottom = await tile.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await button(page, 'Salva').boundingBox();
  expect(bottom).toBeLessThan(bar?.y ?? 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize(PHONE);
  for (const word of ['Anteprima', 'Annulla', 'Salva e aggiungi ancora']) {
    await expect(page.getByText(word, { exact: true })).toBeInViewport();
  }
});

test('on a phone the tiles are a list whose buttons move them', async ({ page, as, api }) => {
  const { app } = await appWith(api, 'Uno', 'Due', 'Tre');
  await page.setViewportSize(PHONE);
  await as('admin');
  await openCold(page, listOf(app));
  const down = button(page, 'Sposta giù: Uno');
  await down.click();
  await expect(titlesIn(page)).toHaveText(['Due', 'Uno', 'Tre']);
  await expect(down).toBeFocused();
  await down.press('Enter');
  await expect(titlesIn(page)).toHaveText(['Due', 'Tre', 'Uno']);
  await expect(down).toBeDisabled();
  await saveOrder(page, (save) => save.click());
  await expect(alertSaying(page, 'status', 'Ordine salvato')).toBeVisible();
  expect(await storedTitles(api, app)).toEqual(['Due', 'Tre', 'Uno']);
});

test('a tile for agents alone is not in what a customer sees', async ({ page, as, api }) => {
  const { app } = await appWith(api, 'Per tutti');
  const [own, both] = [
    await makeTile(api, app, 'Solo agenti', { target: 'agents', recipients: ['everyone'] }),
    await makeTile(api, app, 'Al personale', { target: 'both', recipients: ['company_users'] }),
  ];
  await as('admin');
  await openCold(page, listOf(app));
  const seen = phone(page).getByRole('listitem');
  await expect(seen).toHaveText(['Per tutti']);
  await button(page, 'Agente').click();
  await expect(seen).toHaveText(['Per tutti', 'Solo agenti', 'Al personale']);
  await expect(titlesIn(page)).toHaveText(['Per tutti', 'Solo agenti', 'Al personale']);

  await filterBy(page, 'Rivolto a', 'Agenti');
  await expect(titlesIn(page)).toHaveText(['Solo agenti']);
  await expect(seen).toHaveText(['Per tutti', 'Solo agenti', 'Al personale']);
  await expect(page.getByText('Rimuovi ricerca e filtri per cambiare l’ordine.')).toBeVisible();
  await expect(button(page, 'Sposta: Solo agenti')).toHaveCount(0);

  await openCold(page, `/app/${app._id}/tile/edit/${own._id}`);
  await expect(page.getByText('I clienti non vedono questo riquadro.')).toBeVisible();
  await expect(seen).toHaveText(['Per tutti']);
  await button(page, 'Agente').click();
  await expect(phone(page).locator('[data-marked]')).toHaveText('Solo agenti');

  await openCold(page, `/app/${app._id}/tile/edit/${both._id}`);
  await page.getByRole('radio', { name: 'Clienti', exact: true }).check();
  await expect(page.getByText(/nessuno vedrebbe il riquadro/)).toBeVisible();
  const sent = posts(page);
  await button(page, 'Salva').click();
  const ask = page.getByRole('dialog', { name: 'Salvare senza destinatari?' });
  await button(ask, 'Torna alle scelte').click();
  await expect(ask).toHaveCount(0);
  expect(sent()).toEqual([]);
  await button(page, 'Salva').click();
  await button(ask, 'Salva senza destinatari').click();
  await expectPath(page, listOf(app));
  expect(sent()).toHaveLength(1);
});

test('recipients exclude what they include, and are counted', async ({ page, as, api }) => {
  const { app, tiles } = await appWith(api, 'Uno');
  await as('admin');
  await openCold(page, `/app/${app._id}/tile/edit/${tiles[0]?._id}`);
  const reach = page.getByRole('group', { name: 'Persone raggiunte' });
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  await expect(box(/^Agenti/)).toBeDisabled();
  await box('Tutti').uncheck();
  await expect(reach).toContainText('Scegli i destinatari');
  await box('Agenti').check();
  const { total_rows } = (
    await api.get('api/v1/bousers?pageSize=1&company_code=AURORA&role=agent&status=active')
  ).data;
  await expect(reach).toContainText(`${total_rows} persone`);
  await expect(reach).not.toContainText('Al massimo');
  await box('Tutto il personale dell’azienda').check();
  await expect(box(/^Agenti/)).toBeDisabled();
  await expect(box(/^Responsabili di sede/)).toBeChecked();
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await sent).postDataJSON()).toMatchObject({ recipients: ['company_users'] });
});

test('tiles are accessible', async ({ page, as, api }) => {
  const { app, tiles } = await appWith(api, 'Uno', 'Due');
  await makeTile(api, app, 'Agenti', { target: 'agents', columns: 2 });
  await as('admin');
  await openCold(page, listOf(app));
  await expect(page.getByRole('link', { name: 'Uno' })).toBeVisible();
  await expectAccessible(page, 'list');
  await button(page, 'Griglia').click();
  await expect(page.getByRole('button', { name: /: Uno$/ })).toBeVisible();
  await expectAccessible(page, 'grid');
  await openCold(page, `/app/${app._id}/tile/edit/${tiles[0]?._id}`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'form');
});

/** Right after a drop the drag and drop library takes what comes for the end of the drag, for 50 ms. */
const saveOrder = async (page: Page, press: (save: Locator) => Promise<void>) => {
  const save = button(page, 'Salva ordine');
  await expect(async () => {
    await press(save);
    await expect(save.and(page.locator(':enabled'))).toHaveCount(0, { timeout: 500 });
  }).toPass();
};
