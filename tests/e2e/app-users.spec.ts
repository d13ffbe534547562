import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { customersOf, makeBoUser, makeCustomer, makeGroup, newMark } from './records';
import {
  askToDelete,
  alertSaying,
  asksForRows,
  answerDown,
  button,
  column,
  expectAddress,
  expectColumn,
  expectNote,
  expectPath,
  expectSortFields,
  filterBy,
  filterNames,
  heading,
  openCold,
  pathOf,
  pick,
  queryOf,
  recordCalls,
  search,
  textField,
  holdBack,
} from './screen';

const CUSTOMERS = '/api/v1/customers';

test('a life: made with two entries, edited to one, deleted', async ({ page, as, api }) => {
  const mark = newMark();
  await makeBoUser(api, `${mark}-T`, { company_code: 'MONVISO', location_code: 'MON-TOR' });
  await as('admin');
  await openCold(page, '/app-user/list');
  await page.getByRole('link', { name: 'Nuovo cliente' }).click();
  await expect(heading(page, 'Nuovo cliente')).toBeVisible();

  await textField(page, 'P. IVA').fill('12345670018');
  await expectNote(
    textField(page, 'P. IVA'),
    'P. IVA italiana non valida: controllala. Puoi salvare comunque.',
  );
  await fillCustomer(page, mark);
  await textField(page, 'P. IVA').fill('12345670018');
  await button(page, 'Aggiungi un’assegnazione').click();
  await fillEntry(page, 2, 'MONVISO', 'MON-TOR', `${mark}-T`);
  await pick(page, 'Categorie', 'AUR-BAR', /AUR-BAR/);
  await page.getByRole('combobox', { name: 'Categorie' }).fill('MON-OFF');
  await page.getByRole('option', { name: /MON-OFF/ }).click();
  await page.keyboard.press('Escape');

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe(CUSTOMERS);
  expect((await created).postDataJSON()).toEqual({
    code: mark,
    p_iva: '12345670018',
    business_name: `Cliente ${mark}`,
    email: `${mark.toLowerCase()}@clienti.example.com`,
    company_code: ['AURORA', 'MONVISO'],
    location_code: ['AUR-MIL', 'MON-TOR'],
    agent_code: ['AGE-001', `${mark}-T`],
    categories: ['AUR-BAR', 'MON-OFF'],
    status: 'active',
  });
  await expectPath(page, '/app-user/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();

  await search(page, mark);
  await expect
    .poll(async () => (await column(page, 'Azienda'))[0])
    .toMatch(/^Aurora Caffè S\.p\.A\., Monviso Ricambi S\.p\.A\.(\+1)?$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Cliente ${mark}` })
    .click();
  await expectAddress(page, /^\/app-user\/edit\/[0-9a-f]{24}\?tab=profile$/);
  const figures = page.getByRole('region', { name: 'Riepilogo del cliente' });
  await expect(figures.getByRole('definition')).toHaveText([/^–/, /^–/, 'Nessun accesso']);
  await page.getByRole('tab', { name: 'Dati' }).click();
  await expect(figures).toBeVisible();
  await expect(entry(page, 2).getByRole('combobox', { name: 'Sede' })).toHaveValue(/MON-TOR/);
  await button(page, 'Rimuovi l’assegnazione 1').click();
  await expect(entry(page, 2)).toHaveCount(0);
  await expect(entry(page, 1).getByRole('combobox', { name: 'Agente' })).toHaveValue(
    `Nome Cognome ${mark}-T · ${mark}-T`,
  );
  const edited = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await edited)).toMatch(/\/api\/v1\/customers\/[0-9a-f]{24}\/update$/);
  expect((await edited).postDataJSON()).toEqual({
    code: mark,
    p_iva: '12345670018',
    business_name: `Cliente ${mark}`,
    email: `${mark.toLowerCase()}@clienti.example.com`,
    company_code: 'MONVISO',
    location_code: 'MON-TOR',
    agent_code: `${mark}-T`,
    // The category of the company that was left went with it.
    categories: ['MON-OFF'],
    status: 'active',
    updated_at: expect.any(String),
  });
  await expectColumn(page, 'Azienda', ['Monviso Ricambi S.p.A.']);

  await page
    .getByRole('main')
    .getByRole('link', { name: `Cliente ${mark}` })
    .click();
  await page.getByRole('tab', { name: 'Dati' }).click();
  await askToDelete(page);
  await button(page.getByRole('dialog', { name: `Eliminare Cliente ${mark}?` }), 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('what hangs on a customer, or on an agent, is counted and linked before they are deleted', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  const agent = await makeBoUser(api, mark);
  const customer = await makeCustomer(api, mark, { agent_code: mark });
  const others = (await customersOf(api, 'AURORA')).map(({ _id }) => _id);
  const customers = [...new Set([customer._id, ...others])];
  await makeGroup(api, `Gruppo ${mark}`, 'AURORA', { customers });
  await as('admin');
  await openCold(page, `/bo-user/edit/${agent._id}`);
  await askToDelete(page);
  const ofAgent = page.getByRole('dialog', { name: /è ancora in uso: 1 cliente$/ });
  await expect(ofAgent.getByRole('link', { name: '1 cliente' })).toBeVisible();
  await button(ofAgent, 'Elimina comunque').click();
  const question = page.getByRole('dialog', { name: `Eliminare Nome Cognome ${mark}?` });
  await button(question, 'Elimina').click();
  await expect(
    alertSaying(page, 'alert', 'L’utente non può essere eliminato: è collegato a 1 cliente'),
  ).toBeVisible();

  await openCold(page, `/app-user/edit/${customer._id}`);
  await askToDelete(page);
  const dialog = page.getByRole('dialog', {
    name: `Cliente ${mark} è ancora in uso: 1 gruppo`,
  });
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('link', { name: '1 gruppo' }).click();
  await expectPath(page, '/group/list');
  await expect.poll(() => column(page, 'Nome gruppo')).toEqual([`Gruppo ${mark}`]);
  const filters = page.getByRole('search');
  await expect(filters.getByText('Di un cliente')).toBeVisible();
  await button(filters, 'Rimuovi i filtri').click();
  await expect(filters.getByText('Di un cliente')).toHaveCount(0);
  await expect.poll(async () => (await column(page, 'Nome gruppo')).length).toBeGreaterThan(1);
});

test('an entry asks for all three, and the answer of the server is shown on it', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const mark = newMark();
  await as('admin');
  await openCold(page, '/app-user/create');
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expectNote(entry(page, 1).getByRole('combobox', { name: 'Azienda' }), 'Campo obbligatorio');
  // They cannot be chosen yet: no error says that they must.
  for (const name of ['Sede', 'Agente']) {
    await expectNote(entry(page, 1).getByRole('combobox', { name }), 'Scegli prima l’azienda');
  }
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);

  await fillCustomer(page, mark);
  await page.route(`**${CUSTOMERS}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { errors: [{ field: 'agent_code', message: 'L’agente non segue questa sede' }] },
        })
      : route.fallback(),
  );
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'alert', 'L’agente non segue questa sede')).toBeVisible();
  const agent = entry(page, 1).getByRole('combobox', { name: 'Agente' });
  await expectNote(agent, 'L’agente non segue questa sede');
  await pick(page, 'Agente', 'AGE-003', /AGE-003/);
  await expect(agent).not.toHaveAttribute('aria-invalid', 'true');
});

test('each filter and each column sends its one parameter, and what hangs on the company goes with it', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/app-user/list');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectSortFields(page, CUSTOMERS, {
    Codice: 'code',
    'Ragione sociale': 'business_name',
    Azienda: 'company_code',
    Sede: 'location_code',
    Agente: 'agent_code',
    'Ultimo accesso': 'last_access',
  });
  const bar = page.getByRole('search');
  const asked = async (choose: () => Promise<void>) => {
    const request = page.waitForRequest(asksForRows(CUSTOMERS));
    await choose();
    const {
      page: _,
      pageSize: __,
      searchTerm: ___,
      sortField: ____,
      sortDir: _____,
      ...filters
    } = queryOf(await request);
    return filters;
  };
  const pickOne = (name: string, code: string) => () =>
    filterBy(page, name, new RegExp(code), code);
  const choose = (name: string, option: string) => () => filterBy(page, name, option);
  const company = { company_code: 'AURORA' };
  const cases: [() => Promise<void>, Record<string, string>][] = [
    [pickOne('Azienda', 'AURORA'), company],
    [pickOne('Sede', 'AUR-MIL'), { ...company, location_code: 'AUR-MIL' }],
    [pickOne('Agente', 'AGE-001'), { ...company, location_code: 'AUR-MIL', agent_code: 'AGE-001' }],
    [pickOne('Azienda', 'MONVISO'), { company_code: 'MONVISO' }],
    [() => button(bar, 'Rimuovi i filtri').click(), {}],
    [pickOne('Gruppo', 'GRP-0001'), { group_code: 'GRP-0001' }],
    [() => button(bar, 'Rimuovi i filtri').click(), {}],
    [pickOne('Categoria', 'AUR-BAR'), { category: 'AUR-BAR' }],
    [() => button(bar, 'Rimuovi i filtri').click(), {}],
    [choose('Stato', 'Disattivato'), { status: 'deactivated' }],
    [choose('Stato', 'Qualsiasi'), {}],
    [choose('Sincronizzazione', 'Non riuscita'), { sync_status: 'failure' }],
  ];
  for (const [change, filters] of cases) expect(await asked(change)).toEqual(filters);

  const mark = page.getByRole('img', { name: /^Sincronizzazione non riuscita: / }).first();
  // A tooltip answers the focus that a keyboard gives.
  await page.keyboard.press('Tab');
  await mark.focus();
  await expect(page.getByRole('tooltip')).toContainText('Sincronizzazione non riuscita: ');
});

test('many are deactivated at once: one fails, is reported, and is retried alone', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  const mark = newMark();
  const made = [];
  for (const number of ['1', '2', '3']) {
    made.push(await makeCustomer(api, `${mark}-${number}`, { p_iva: 'IT-1' }));
  }
  const [, refused] = made;
  await as('admin');
  await openCold(page, '/app-user/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Stato')).length).toBe(3);
  await page.getByRole('checkbox', { name: `Seleziona Cliente ${mark}-1` }).check();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await expect(bar.getByText('1 riga selezionata')).toBeVisible();
  await button(bar, 'Seleziona tutti i risultati (3)').click();
  await expect(bar.getByText('3 righe selezionate')).toBeVisible();

  const isRefused = `**${CUSTOMERS}/${refused?._id}/update`;
  await page.route(isRefused, (route) =>
    route.fulfill({ status: 503, json: { errors: ['Il gestionale non risponde'] } }),
  );
  const calls = recordCalls(page);
  await button(bar, 'Disattiva').click();
  const dialog = page.getByRole('dialog', { name: 'Disattiva 3 clienti' });
  await expect(dialog).toContainText('I clienti disattivati non possono più accedere all’app.');
  expect(calls.map(pathOf)).toEqual([]);
  await button(dialog, 'Disattiva 3 clienti').click();
  await expect(dialog.getByText('Operazioni riuscite: 2 di 3.')).toBeVisible();
  const lines = dialog.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText(`Cliente ${mark}-2`);
  await expect(lines.first()).toContainText('Il gestionale non risponde');
  // Each was read, then posted whole, once.
  for (const { _id } of made) {
    expect(calls.filter((call) => pathOf(call) === `${CUSTOMERS}/${_id}`)).toHaveLength(1);
    const posts = calls.filter((call) => pathOf(call) === `${CUSTOMERS}/${_id}/update`);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.postDataJSON()).toMatchObject({
      business_name: `Cliente ${mark}-${made.findIndex((one) => one._id === _id) + 1}`,
      p_iva: 'IT-1',
      company_code: 'AURORA',
      agent_code: 'AGE-001',
      categories: ['AUR-BAR'],
      status: 'deactivated',
    });
    expect(posts[0]?.postDataJSON()).not.toHaveProperty('sync_status');
  }
  await expect(page.getByText('1 riga selezionata', { exact: true }).first()).toBeAttached();

  await page.unroute(isRefused);
  calls.length = 0;
  await button(dialog, 'Riprova l’elemento non riuscito').click();
  await expect(alertSaying(page, 'status', '3 clienti disattivati')).toBeVisible();
  expect(calls.map(pathOf).filter((path) => path.endsWith('/update'))).toEqual([
    `${CUSTOMERS}/${refused?._id}/update`,
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect
    .poll(() => column(page, 'Stato'))
    .toEqual(['Disattivato', 'Disattivato', 'Disattivato']);

  await button(page, `Attiva: Cliente ${mark}-3`).click();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  await expect.poll(async () => (await column(page, 'Stato')).sort()).toContain('Attivo');
  await expectPath(page, '/app-user/list');
});

test('customers who never came are found by the console itself', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/app-user/list');
  const calls = recordCalls(page);
  await filterBy(page, 'Accessi', 'Nessun accesso');
  await expect.poll(async () => [...new Set(await column(page, 'Ultimo accesso'))]).toEqual(['–']);
  const asked = calls.filter((call) => pathOf(call) === CUSTOMERS).map(queryOf);
  expect(asked.filter((query) => 'presence' in query)).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ pageSize: '1000' });
  await filterBy(page, 'Accessi', 'Nessun accesso da 90 giorni');
  await expect
    .poll(async () => (await column(page, 'Ultimo accesso')).filter((text) => text === '–'))
    .toEqual([]);
});

test('selected customers join a group with one update; those of other companies are named', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const group = await makeGroup(api, `Gruppo ${mark}`);
  await makeBoUser(api, `${mark}-T`, { company_code: 'MONVISO', location_code: 'MON-TOR' });
  const first = await makeCustomer(api, `${mark}-1`);
  const second = await makeCustomer(api, `${mark}-2`);
  await makeCustomer(api, `${mark}-3`, {
    company_code: 'MONVISO',
    location_code: 'MON-TOR',
    agent_code: `${mark}-T`,
    categories: [],
  });
  await as('admin');
  await openCold(page, '/app-user/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(3);
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).check();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await button(bar, 'Aggiungi a un gruppo').click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi 3 clienti a un gruppo' });
  const start = button(dialog, 'Aggiungi 3 clienti a un gruppo');
  await expect(start).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Gruppo' }).pressSequentially(mark.toLowerCase());
  await page.getByRole('option', { name: new RegExp(`${mark}.*2 di 3$`) }).click();
  await expect(dialog.getByText('Vale per 2 di 3: gli altri elementi restano')).toBeVisible();
  const calls = recordCalls(page);
  await button(dialog, 'Aggiungi 2 clienti a un gruppo').click();
  await expect(dialog.getByText('Operazioni riuscite: 2 di 3.')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Appartiene a un’altra azienda');
  const posts = calls.filter((call) => call.method() === 'POST');
  expect(posts.map(pathOf)).toEqual([`/api/v1/groups/${group._id}/update`]);
  const sent = posts[0]?.postDataJSON();
  expect(sent).toMatchObject({ group_code: group.group_code, group_name: `Gruppo ${mark}` });
  const joined = [...(group.customers as string[]), first._id, second._id];
  expect(sent.customers.toSorted()).toEqual(joined.toSorted());
  await button(dialog, 'Chiudi').click();
  await expect(button(bar, 'Aggiungi a un gruppo')).toBeFocused();
  await expect(bar.getByText('1 riga selezionata')).toBeVisible();
});

test('selected customers change their agent: each is read, then posted whole', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeBoUser(api, `${mark}-A`, { surname: `Nuovo ${mark}` });
  const made = [await makeCustomer(api, `${mark}-1`), await makeCustomer(api, `${mark}-2`)];
  await as('admin');
  await openCold(page, '/app-user/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(2);
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).check();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await button(bar, 'Cambia agente').click();
  const dialog = page.getByRole('dialog', { name: 'Cambia agente a 2 clienti' });
  await dialog.getByRole('combobox', { name: 'Nuovo agente' }).pressSequentially(mark);
  await page.getByRole('option', { name: new RegExp(`${mark}-A`) }).click();
  const calls = recordCalls(page);
  await button(dialog, 'Cambia agente a 2 clienti').click();
  // Nothing is left to report: the dialog closes itself.
  await expect(alertSaying(page, 'status', 'Agente cambiato per 2 clienti')).toBeVisible();
  for (const { _id, code } of made) {
    const posts = calls.filter((call) => pathOf(call) === `${CUSTOMERS}/${_id}/update`);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.postDataJSON()).toMatchObject({
      code,
      agent_code: `${mark}-A`,
      company_code: 'AURORA',
      location_code: 'AUR-MIL',
      categories: ['AUR-BAR'],
    });
  }
  // The bar went with its selection: the table has the focus, where it was last.
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
});

test('a long action is stopped: what was not begun stays selected', async ({ page, as, api }) => {
  const mark = newMark();
  for (let number = 1; number <= 6; number += 1) await makeCustomer(api, `${mark}-${number}`);
  await as('admin');
  await openCold(page, '/app-user/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Stato')).length).toBe(6);
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).check();
  const release = await holdBack(page, `**${CUSTOMERS}/*/update`);
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await button(bar, 'Disattiva').click();
  const dialog = page.getByRole('dialog', { name: 'Disattiva 6 clienti' });
  await button(dialog, 'Disattiva 6 clienti').click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await button(dialog, 'Interrompi').click();
  release();
  await expect(
    dialog.getByText('Operazioni riuscite: 4 di 6. Interrotto: 2 elementi non elaborati.'),
  ).toBeVisible();
  await button(dialog, 'Chiudi').click();
  await expect(bar.getByText('2 righe selezionate')).toBeVisible();
});

test('agents of other locations are counted beside the one of the reader’s own', async ({
  page,
  as,
}) => {
  await as('site.manager');
  await openCold(page, '/app-user/list?filter=%7B%22q%22%3A%22C000109%22%7D');
  const agents = page.getByRole('row').filter({ hasText: 'C000109' }).locator('[data-names]');
  await expect(agents).toHaveAttribute('title', /^Consolata Costantini, AGE-/);
  await expect(agents.locator('[aria-hidden]')).toHaveText('+2');
});

test('an agent reads the list and the panel, and changes nothing', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const foreign = await makeCustomer(api, newMark(), { agent_code: 'AGE-003' });
  await as('agent');
  await openCold(page, '/app-user/list');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuovo cliente' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Azioni per|Attiva|Disattiva)/ })).toHaveCount(0);
  // Which groups there are is admin's to read.
  expect(await filterNames(page)).not.toContain('Gruppo');

  const row = page.getByRole('row').nth(1);
  const [name = '', next = ''] = await column(page, 'Ragione sociale');
  const calls = recordCalls(page);
  await row.getByRole('gridcell').first().click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('heading', { name: 'Profilo' })).toBeVisible();
  await expectAddress(page, /^\/app-user\/list\?.*open=[0-9a-f]{24}/);
  await expect(panel.getByRole('heading', { name: 'Accessi all’app' })).toBeVisible();
  await expect(panel.getByText('Agente: Consolata Costantini')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Modifica' })).toHaveCount(0);
  expect(calls.map(pathOf).filter((path) => path.includes('groups'))).toEqual([]);

  // On to the next one: the panel closes with it, and leaves the focus on its row.
  await page.keyboard.press('ArrowRight');
  const nextPanel = page.getByRole('dialog', { name: next });
  await expect(nextPanel.getByRole('heading', { name: 'Profilo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: next })).toBeFocused();
  await row.getByRole('gridcell').first().click();
  await expect(panel.getByRole('heading', { name: 'Profilo' })).toBeVisible();

  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Profilo' })).toBeVisible();
  // A step back to the list that it was opened from: the browser's Back would leave that list.
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => Number(window.history.state?.idx))).toBe(0);
  await row.getByRole('gridcell').first().click();
  await expect(panel).toBeVisible();
  // In the colour it has on every page.
  await expect(panel.locator('[data-tone=success]').getByText('Riuscita')).toBeVisible();
  await button(panel, 'Chiudi').click();
  await expectAddress(page, /^\/app-user\/list(?!.*open=)/);

  await openCold(page, `/app-user/list?open=${foreign._id}`);
  await expect(page.getByRole('dialog', { name: 'Elemento non trovato' })).toBeVisible();
});

test('the page of a customer: tab, accesses, groups; a part that fails does so alone', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const mark = newMark();
  const others = [];
  for (const number of ['1', '2', '3']) others.push(await makeCustomer(api, `${mark}-${number}`));
  const [customer] = others;
  await makeGroup(api, `Gruppo ${mark}`, 'AURORA', { customers: others.map(({ _id }) => _id) });
  await as('admin');
  await openCold(page, `/app-user/edit/${customer?._id}`);
  await textField(page, 'Ragione sociale').fill('Non ancora salvato');
  await answerDown(page, '**/api/v1/groups?*');
  await page.getByRole('tab', { name: 'Profilo 360°' }).click();
  await expectAddress(page, `/app-user/edit/${customer?._id}?tab=profile`);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Profilo')).toContainText('Bar e caffetterie');
  await expect(card('Accessi all’app')).toContainText('Ancora nessun accesso all’app');
  await expect(card('Gruppi')).toContainText('Impossibile caricare questa sezione.');
  await page.unroute('**/api/v1/groups?*');
  await button(card('Gruppi'), 'Riprova').click();
  await expect(card('Gruppi').getByRole('link', { name: `Gruppo ${mark}` })).toBeVisible();

  await page.goBack();
  await expect(textField(page, 'Ragione sociale')).toHaveValue('Non ancora salvato');
  await page.goForward();
  await expect(card('Profilo')).toBeVisible();
});

test('list, panel and form are accessible', async ({ page, as, api }) => {
  test.slow();
  const { data } = await api.get(
    'api/v1/customers?page=1&pageSize=1&searchTerm=&sortField=last_access&sortDir=-1&sync_status=failure',
  );
  const [{ _id }] = data.customers;
  await as('admin');
  await openCold(page, '/app-user/list?filter={"sync_status":"failure"}');
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('region', { name: 'Righe selezionate' })).toBeVisible();
  await expectAccessible(page, 'list');

  await openCold(page, `/app-user/list?open=${_id}`);
  await expect(page.getByRole('heading', { name: 'Profilo' })).toBeVisible();
  await expectAccessible(page, 'panel');
  await openCold(page, '/app-user/create');
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expectAccessible(page, 'empty form');
});

const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: `Assegnazione ${number}`, exact: true });

const fillEntry = async (
  page: Page,
  number: number,
  ...codes: [company: string, location: string, agent: string]
) => {
  for (const [at, name] of ['Azienda', 'Sede', 'Agente'].entries()) {
    const code = codes[at] ?? '';
    await entry(page, number).getByRole('combobox', { name, exact: true }).fill(code);
    await page.getByRole('option', { name: new RegExp(code) }).click();
  }
};

const fillCustomer = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'P. IVA').fill('12345670017');
  await textField(page, 'Ragione sociale').fill(`Cliente ${mark}`);
  await textField(page, 'Email').fill(`${mark.toLowerCase()}@clienti.example.com`);
  await fillEntry(page, 1, 'AURORA', 'AUR-MIL', 'AGE-001');
};
