import { fillBoUser, makeFourBoUsers } from './bo-users';
import { expect, test } from './fixtures';
import { mailsTo } from './mail';
import { makeBoUser, newMark } from './records';
import {
  alertSaying,
  asksForRows,
  button,
  column,
  expectColumn,
  expectNote,
  expectPath,
  filterBy,
  heading,
  listTable,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  search,
  textField,
} from './screen';

test('an agent is created at a location, and gets the mail that sets the password', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/bo-user/list');
  await page.getByRole('link', { name: 'Nuovo utente back-office' }).click();
  await expect(heading(page, 'Nuovo utente back-office')).toBeVisible();
  await fillBoUser(page, mark);
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await sent)).toBe('/api/v1/auth/bouser/create');
  expect((await sent).postDataJSON()).toEqual({
    code: mark,
    firstname: 'Chiara',
    surname: `Cognome ${mark}`,
    email: `${mark.toLowerCase()}@staff.example.com`,
    telephone: '+39 02 123 4567',
    roles: ['agent'],
    company_code: 'AURORA',
    location_code: 'AUR-MIL',
  });
  await expectPath(page, '/bo-user/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await search(page, mark);
  await expectColumn(page, 'Codice', [mark]);
  expect((await column(page, 'Stato'))[0]).toBe('Invitato');
  expect(await mailsTo(api, `${mark.toLowerCase()}@staff.example.com`)).toHaveLength(1);
  await page
    .getByRole('row')
    .getByRole('link', { name: `Chiara Cognome ${mark}` })
    .click();
  await expect(heading(page, `Chiara Cognome ${mark}`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Invitato', { exact: true })).toBeVisible();
});

test('several locations are in a cell by their names, as many as fit', async ({
  page,
  as,
  api,
}) => {
  const codes = ['AUR-MIL', 'AUR-MON', 'AUR-BER', 'AUR-BRE', 'AUR-BOL', 'AUR-VER'];
  const { data } = await api.get('api/v1/locations?page=1&pageSize=1000&searchTerm=');
  const nameOf = new Map<string, string>(
    data.locations.map(({ code, name }: { code: string; name: string }) => [code, name]),
  );
  const all = codes.map((code) => nameOf.get(code)).join(', ');
  const mark = newMark();
  await makeBoUser(api, mark, { roles: ['area_manager'], location_code: codes });
  await as('admin');
  await openCold(page, '/bo-user/list');
  await search(page, mark);
  await expectColumn(page, 'Codice', [mark]);
  const names = listTable(page).getByTitle(all, { exact: true });
  // All of them are read aloud; those that are seen and the number behind them come to six.
  const line = names.locator('> span').first();
  await expect(line).toHaveText(all);
  const seen = () =>
    line.evaluate((shown) => {
      const { bottom } = shown.getBoundingClientRect();
      return [...shown.children].filter((name) => name.getBoundingClientRect().top < bottom - 1)
        .length;
    });
  const counted = async () => Number(/\+(\d+)$/.exec((await names.textContent()) ?? '')?.[1] ?? 0);
  const isWhole = async () => (await seen()) + (await counted()) === codes.length;
  await page.setViewportSize({ width: 1_920, height: 900 });
  await expect.poll(async () => (await isWhole()) && (await seen()) > 1).toBe(true);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await expect.poll(isWhole).toBe(true);
});

test('a long company is read on two lines, in a row as high as the others', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/bo-user/list?filter=%7B%22q%22%3A%22CMG-00%22%7D');
  const company = listTable(page).getByText('Monviso Ricambi S.p.A.').first();
  await expect(company).toBeVisible();
  const heights = () =>
    listTable(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  const isWhole = await company.evaluate((name) =>
    [...(name.closest('td')?.querySelectorAll('*') ?? [])].every(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    ),
  );
  expect(isWhole).toBe(true);
});

test('the first of several companies is read whole on two lines, with the number of the others', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await as('admin');
  await openCold(page, '/bo-user/list?filter=%7B%22q%22%3A%22CMG-004%22%7D');
  const names = listTable(page).locator('[data-names]');
  await expect(names.getByText('+1', { exact: true })).toBeVisible();
  const first = names.locator('> span > span').first();
  await expect(first).toHaveText('Aurora Caffè S.p.A.,');
  const isWhole = () =>
    first.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    );
  await expect.poll(isWhole).toBe(true);
});

test('a role says what it needs, and nothing is sent without it', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/bo-user/create');
  await expect(heading(page, 'Nuovo utente back-office')).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expectNote(textField(page, 'Telefono'), 'Campo obbligatorio');
  await textField(page, 'Telefono').fill('abc');
  await expectNote(
    textField(page, 'Telefono'),
    'Telefono non valido. Per l’estero inizia con + e il prefisso del paese',
  );
  await expect(page.getByRole('group', { name: 'Ruoli' })).toContainText('Campo obbligatorio');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  await button(page, 'Salva').click();
  await expectNote(page.getByRole('combobox', { name: 'Azienda' }), 'Campo obbligatorio');
  await expectNote(page.getByRole('combobox', { name: 'Sede' }), 'Scegli prima l’azienda');

  await textField(page, 'Email').fill('nessuna');
  await textField(page, 'Email').blur();
  await expectNote(textField(page, 'Email'), 'Email non valida');
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
});

test('a manager gives roles up to the own one', async ({ page, as }) => {
  await as('site.manager');
  await openCold(page, '/bo-user/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Responsabile di sede' })).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Agente' })).toBeEnabled();
});

test('company, location, role and status narrow the list, one parameter each', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeFourBoUsers(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/list');
  const bar = page.getByRole('search');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);

  await filterBy(page, 'Azienda', /AURORA/, 'AURORA');
  await expect
    .poll(async () => (await column(page, 'Codice')).sort())
    .toEqual([`${mark}-3`, `${mark}-4`]);
  const narrowed = page.waitForRequest(asksForRows('/api/v1/bousers'));
  await filterBy(page, 'Sede', /AUR-BER/, 'AUR-BER');
  expect(queryOf(await narrowed)).toMatchObject({
    company_code: 'AURORA',
    location_code: 'AUR-BER',
    searchTerm: mark,
    page: '1',
  });
  await expectColumn(page, 'Codice', [`${mark}-4`]);

  await button(bar, 'Rimuovi i filtri').click();
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);
  await filterBy(page, 'Stato', 'Disattivato');
  await expectColumn(page, 'Codice', [`${mark}-2`]);
  await filterBy(page, 'Stato', 'Qualsiasi');
  await filterBy(page, 'Ruolo', 'Responsabile aziendale');
  await expectColumn(page, 'Codice', [`${mark}-1`]);
  await page.reload();
  await expectColumn(page, 'Codice', [`${mark}-1`]);
  await expect(page.getByRole('searchbox', { name: 'Cerca' })).toHaveValue(mark);
});

test('the e-mail page changes the address and sends the mail there', async ({ page, as, api }) => {
  const mark = newMark();
  const { _id } = await makeBoUser(api, mark);
  const address = `nuova.${mark.toLowerCase()}@staff.example.com`;
  await as('admin');
  await openCold(page, `/bo-user/edit/${_id}`);
  await page.getByRole('link', { name: 'Invia il link per la password' }).click();
  await expectPath(page, `/bo-user/edit/${_id}/email`);
  await expect(heading(page, 'Invia il link per la password')).toBeVisible();
  await expect(textField(page, 'Email')).toHaveValue(`${mark.toLowerCase()}@staff.example.com`);
  // The unchanged address may be sent: nothing says that there are no changes.
  await expect(page.getByText('I campi con l’asterisco sono obbligatori')).toBeVisible();

  await textField(page, 'Email').fill('senza chiocciola');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Email'), 'Email non valida');

  await textField(page, 'Email').fill(address);
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await sent)).toBe('/api/v1/auth/resetaccount');
  expect((await sent).postDataJSON()).toEqual({ id: _id, email: address });
  await expect(
    alertSaying(page, 'status', `Abbiamo inviato le istruzioni a ${address}`),
  ).toBeVisible();
  await expectPath(page, '/bo-user/list');
  await search(page, address);
  await expectColumn(page, 'Email', [address]);

  const [mail] = await mailsTo(api, address);
  expect(mail?.link).toMatch(/#\/auth\/password\/reset\/.+/);
  const token = String(mail?.link).split('/').at(-1);
  const { data } = await api.get(
    `api/v1/auth/reset/listaccounts?forget_password_token=${token ?? ''}`,
  );
  expect(data.accounts).toEqual([mark]);
});
