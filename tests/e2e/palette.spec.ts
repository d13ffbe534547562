import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitting, LOCALES, speak } from './accessibility';
import { expect, test } from './fixtures';
import { makeBoUser, newMark } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectPath,
  heading,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  textField,
  holdBack,
} from './screen';

test('Ctrl+K leads anywhere by the keyboard alone, also out of a field', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/company/list');
  const search = page.getByRole('searchbox', { name: 'Cerca', exact: true });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(active(page)).toHaveAccessibleName(/^Nuova azienda/);

  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('gru');
  await expect(active(page)).toHaveAccessibleName(/^Gruppi/);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveAccessibleName(/^Nuovo gruppo/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectPath(page, '/group/list');
  await expect(palette(page)).toBeHidden();
  await expect(heading(page, 'Gruppi')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recenti' }).getByRole('option')).toHaveText([
    /^Gruppi/,
  ]);
  await page.keyboard.press('End');
  await expect(active(page)).toHaveAccessibleName('Esci');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveAccessibleName(/^Gruppi/);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('the code of the palette waits until the page is shown', async ({ page, as }) => {
  await as('admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const release = await holdBack(page, '**/assets/company.list-*.js');
  const rows = page.waitForResponse(/\/companies\?/);
  await openCold(page, '/company/list');
  await (await rows).finished();
  await expect(button(page, 'Cerca o vai a')).toBeVisible();
  await page.evaluate(idle);
  await page.evaluate(idle);
  expect(asked.filter(isPalette)).toEqual([]);

  release();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => asked.filter(isPalette)).toHaveLength(1);
});

test('letters typed before the palette has come are searched for', async ({ page, as }) => {
  await as('admin');
  const release = await holdBack(page, '**/assets/Palette-*.js');
  await openCold(page, '/company/list');
  await expect(button(page, 'Cerca o vai a')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nux');
  await page.keyboard.press('Backspace');
  release();
  await expect(field(page)).toHaveValue('nu');
  await expectPath(page, '/company/list');
  await page.keyboard.type('ovo gru');
  await expect(active(page)).toHaveAccessibleName(/^Nuovo gruppo/);
});

test('a palette that fails to load keeps no letters from the page, and opens on the next press', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await as('admin');
  await page.route('**/assets/Palette-*.js', (route) => route.abort());
  await openCold(page, '/company/list');
  const search = page.getByRole('searchbox', { name: 'Cerca', exact: true });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(alertSaying(page, 'alert', 'Impossibile caricare')).toBeVisible();
  await page.keyboard.type('aur');
  await expect(search).toHaveValue('aur');

  await page.unroute('**/assets/Palette-*.js');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('ora');
  await expect(search).toHaveValue('aurora');
});

test('a link opens a new tab by Ctrl+Enter and by the middle button', async ({
  page,
  context,
  as,
}) => {
  await as('admin');
  await openCold(page, '/dashboard');
  await openPalette(page);
  await field(page).fill('aziende');
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () => active(page).click({ button: 'middle' }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expectPath(tab, '/company/list');
    await expect(heading(tab, 'Aziende')).toBeVisible();
    await tab.close();
  }
  await expectPath(page, '/dashboard');
});

test('records are found, a failed search is reported, and a record opens', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const mark = newMark();
  const { _id } = await makeBoUser(api, mark);
  await as('admin');
  await openCold(page, '/dashboard');
  await expect(heading(page, /^Ciao, /)).toBeVisible();
  await page.route('**/api/v1/groups?*', (route) => route.abort());
  await openPalette(page);
  await field(page).fill(mark);
  const hit = page
    .getByRole('group', { name: 'Utenti back-office' })
    .getByRole('option', { name: `Nome Cognome ${mark}` });
  await expect(hit).toContainText(mark);
  await expect(palette(page)).toContainText('Impossibile cercare in: Gruppi. Riprova.');
  await hit.click();
  await expectAddress(page, `/bo-user/edit/${_id}`);
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recenti' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // From anywhere else it comes first, before anything is typed; a sale is found with its customer.
  await openCold(page, '/dashboard');
  await openPalette(page);
  const recent = page.getByRole('group', { name: 'Aperti di recente' }).getByRole('option').first();
  await expect(recent).toContainText(`Nome Cognome ${mark}`);
  await expect(active(page)).toContainText(mark);
  await field(page).fill('ven-00200');
  await expect(
    page
      .getByRole('group', { name: /^Vendite/ })
      .getByRole('option')
      .first(),
  ).toHaveAccessibleName(/^VEN-00200 · \S/);

  // Several words: what is searched, and its text.
  await field(page).fill('obiettivo 2026');
  const targets = page.getByRole('group', { name: 'Obiettivi' }).getByRole('option');
  await expect(targets).toHaveCount(6);
  await expect(targets.last()).toHaveAccessibleName(/^Mostra tutti i risultati \([\d.]+\)$/);
  for (const target of (await targets.all()).slice(0, -1)) {
    await expect(target).toHaveAccessibleName(/^\S.* · 2026/);
  }
});

test('an agent is offered the pages of an agent, and nothing else is asked for', async ({
  page,
  as,
}) => {
  await as('agent');
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('option', { name: /^Dashboard/ })).toBeVisible();
  for (const name of [/^Aziende/, /^Nuovo utente back-office/, /^Utenti back-office/]) {
    await expect(page.getByRole('option', { name })).toHaveCount(0);
  }
  const calls = recordCalls(page);
  await field(page).pressSequentially('pizzeria', { delay: 20 });
  const hit = page.getByRole('group', { name: 'Clienti' }).getByRole('option').first();
  const name = await hit.locator('span').first().innerText();
  // Names of customers are read beside it, without a search.
  const asked = calls.filter((call) => queryOf(call).searchTerm);
  // Targets and reports have pages of their own, and are found by their customers and promotions.
  const searched = [
    '/api/v1/customers',
    '/api/v1/promotions',
    '/api/v1/promotions/reports',
    '/api/v1/targets',
  ];
  expect([...new Set(asked.map(pathOf))].toSorted()).toEqual(searched);
  // On a machine that stops between two letters, the text typed so far is searched for as well.
  const whole = asked.filter((call) => queryOf(call).searchTerm === 'pizzeria');
  expect(whole.map(pathOf).toSorted()).toEqual(searched);
  for (const call of asked) expect(queryOf(call)).toMatchObject({ pageSize: '25' });
  await hit.click();
  await expectAddress(page, /^\/app-user\/list\?open=[0-9a-f]{24}$/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a form with changes is not left without a question', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/group/create');
  await expect(heading(page, 'Nuovo gruppo')).toBeVisible();
  await textField(page, 'Nome gruppo').fill('Da non perdere');
  await page.keyboard.press('Control+k');
  await field(page).fill('aziende');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
  await expect(question).toBeVisible();
  await button(question, 'Resta sulla pagina').click();
  await expectAddress(page, '/group/create');
  await expect(textField(page, 'Nome gruppo')).toHaveValue('Da non perdere');
});

test('actions: language, theme, menu, shortcuts', async ({ page, as }) => {
  await as('agent');
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  await choose(page, 'comprimi');
  await expect(button(page, 'Espandi il menu')).toBeVisible();
  await choose(page, 'scorciatoie');
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'english');
  await expect(heading(page, 'Customers')).toBeVisible();
  await choose(page, 'change password', 'Search pages, actions and records…');
  await expectAddress(page, '/firstlogin');
});

test('single keys work outside fields, and can be switched off', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid', { name: 'Aziende' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Cerca', exact: true });

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('n?/');
  await expect(search).toHaveValue('n?/');
  await expectPath(page, '/company/list');
  await search.fill('');
  await search.blur();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
  const line = (words: string) => dialog.getByRole('listitem').filter({ hasText: words });
  await expect(line('Crea un nuovo elemento')).toContainText('N');
  await expect(line('Fine della tabella')).toContainText('CtrlFine');
  await expect(line('Salva'), 'of the page, not of a form').toHaveCount(0);
  await page.keyboard.press('n');
  await dialog.getByRole('switch').uncheck();
  await expect(dialog.getByText('disattivata')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectPath(page, '/company/list');

  await page.reload();
  await expect(heading(page, 'Aziende')).toBeVisible();
  await choose(page, 'scorciatoie');
  await dialog.getByRole('switch').check();
  await button(dialog, 'Chiudi').click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expectPath(page, '/company/create');
});

test('without the permission to create, the key creates nothing', async ({ page, as }) => {
  await as('agent');
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toBeFocused();
  await expectPath(page, '/app-user/list');

  // An agent's rows cannot be selected either.
  await heading(page, 'Clienti').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
  await expect(help.getByText('Cerca nell’elenco')).toBeVisible();
  await expect(help.getByText('Vai alle righe')).toBeVisible();
  await expect(help.getByText(/Crea|selezione|Seleziona/)).toHaveCount(0);
});

for (const locale of LOCALES) {
  test(`palette and shortcuts are accessible: ${locale}`, async ({ page, as }) => {
    const expectGood = locale === 'it' ? expectAccessible : expectFitting;
    test.slow();
    await as('admin');
    await speak(page, locale);
    await openCold(page, '/company/list');
    await page.getByRole('button', { name: /^(Cerca o vai a|Search or go to)$/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectGood(page, 'palette');
    await page.getByRole('combobox').fill('qqqqq');
    await expect(page.getByText(/[«“]qqqqq[»”]/)).toBeVisible();
    await expectGood(page, 'nothing found');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGood(page, 'shortcuts');
  });
}

const isPalette = (url: string) => /\/Palette-[^/]+\.js$/.test(url);

/** Runs in the page; fulfilled when the browser has nothing else to do. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));

const palette = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Cerca o vai a|Search or go to)$/ });

const field = (page: Page): Locator => palette(page).getByRole('combobox');

const active = (page: Page): Locator => palette(page).getByRole('option', { selected: true });

const openPalette = async (page: Page) => {
  await button(page, 'Cerca o vai a').click();
  await expect(field(page)).toBeFocused();
};

const choose = async (page: Page, text: string, label = 'Cerca pagine, azioni ed elementi…') => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.keyboard.press('Enter');
};
