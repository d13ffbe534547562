import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, type Api } from './fixtures';
import { tellFormCareStories, tellFormStories, type FormScene } from './form-stories';
import { tellListStories } from './list-stories';
import { mailsTo } from './mail';
import { makeBouser, newMark } from './records';
import {
  alertSaying,
  button,
  column,
  expectColumn,
  expectNote,
  expectPath,
  heading,
  openCold,
  pathOf,
  pick,
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
  await page.getByRole('link', { name: 'Nuovo utente' }).click();
  await expect(heading(page, 'Nuovo utente')).toBeVisible();
  await fillBouser(page, mark);
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
});

test('a role says what it needs, and nothing is sent without it', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/bo-user/create');
  await expect(heading(page, 'Nuovo utente')).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expectNote(textField(page, 'Telefono'), 'Campo obbligatorio');
  await textField(page, 'Telefono').fill('abc');
  await expectNote(
    textField(page, 'Telefono'),
    'Numero di telefono non riconosciuto. Per un numero estero inizia con + e il prefisso del paese',
  );
  await expect(page.getByRole('group', { name: 'Ruoli' })).toContainText('Campo obbligatorio');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  await button(page, 'Salva').click();
  await expectNote(page.getByRole('combobox', { name: 'Azienda' }), 'Campo obbligatorio');
  await expectNote(page.getByRole('combobox', { name: 'Sede' }), 'Campo obbligatorio');

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

test('a code that is taken is told on its field and keeps the form', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  await makeBouser(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/create');
  await fillBouser(page, mark);
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'alert', 'Questo valore è già in uso')).toBeVisible();
  await expectNote(textField(page, 'Codice'), 'Questo valore è già in uso');
  await expect(textField(page, 'Cognome')).toHaveValue(`Cognome ${mark}`);
});

test('company, location, role and status narrow the list, one parameter each', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeFew(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/list');
  const bar = page.getByRole('search');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);

  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await expect
    .poll(async () => (await column(page, 'Codice')).sort())
    .toEqual([`${mark}-3`, `${mark}-4`]);
  const narrowed = page.waitForRequest((call) => pathOf(call) === '/api/v1/bousers');
  await pick(page, 'Sede', 'AUR-BER', /AUR-BER/);
  expect(queryOf(await narrowed)).toMatchObject({
    company_code: 'AURORA',
    location_code: 'AUR-BER',
    searchTerm: mark,
    page: '1',
  });
  await expectColumn(page, 'Codice', [`${mark}-4`]);

  await button(bar, 'Rimuovi i filtri').click();
  await expect.poll(async () => (await column(page, 'Codice')).length).toBe(4);
  await choose(page, 'Stato', 'Disattivato');
  await expectColumn(page, 'Codice', [`${mark}-2`]);
  await choose(page, 'Stato', 'Tutti');
  await choose(page, 'Ruolo', 'Responsabile aziendale');
  await expectColumn(page, 'Codice', [`${mark}-1`]);
  await page.reload();
  await expectColumn(page, 'Codice', [`${mark}-1`]);
  await expect(page.getByRole('searchbox', { name: 'Cerca' })).toHaveValue(mark);
});

test('the export is the server’s file of the list as it is narrowed', async ({ page, as, api }) => {
  const mark = newMark();
  await makeFew(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/list');
  await search(page, mark);
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
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
});

test('the e-mail page changes the address and sends the mail there', async ({ page, as, api }) => {
  const mark = newMark();
  const { _id } = await makeBouser(api, mark);
  const address = `nuova.${mark.toLowerCase()}@staff.example.com`;
  await as('admin');
  await openCold(page, `/bo-user/edit/${_id}`);
  await page.getByRole('link', { name: 'Cambia email e rimanda la password' }).click();
  await expectPath(page, `/bo-user/edit/${_id}/email`);
  await expect(heading(page, 'Cambia email')).toBeVisible();
  await expect(textField(page, 'Email')).toHaveValue(`${mark.toLowerCase()}@staff.example.com`);

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

const fillBouser = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome').fill('Chiara');
  await textField(page, 'Cognome').fill(`Cognome ${mark}`);
  await textField(page, 'Email').fill(`${mark.toLowerCase()}@staff.example.com`);
  await textField(page, 'Telefono').fill('02 1234567');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await page.keyboard.press('Escape');
  await pick(page, 'Sede', 'AUR-MIL', /AUR-MIL/);
  await page.keyboard.press('Escape');
};

const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('search').getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Four that differ in every column of the list. */
const makeFew = async (api: Api, mark: string): Promise<string[]> => {
  await makeBouser(api, `${mark}-3`, { surname: `${mark} Alfa`, email: `${mark}.d@example.com` });
  await makeBouser(api, `${mark}-1`, {
    surname: `${mark} beta`,
    email: `${mark}.c@example.com`,
    roles: ['company_manager'],
    company_code: 'DANGELO',
    location_code: undefined,
  });
  const deactivated = await makeBouser(api, `${mark}-2`, {
    surname: `${mark} Gamma`,
    email: `${mark}.b@example.com`,
    roles: ['area_manager'],
    company_code: 'MONVISO',
    location_code: 'MON-TOR',
  });
  await api.post(`api/v1/bousers/${deactivated._id}/update`, {
    ...deactivated,
    status: 'deactivated',
  });
  await makeBouser(api, `${mark}-4`, {
    surname: `${mark} Delta`,
    email: `${mark}.a@example.com`,
    roles: ['site_manager'],
    location_code: 'AUR-BER',
  });
  return ['Alfa', 'beta', 'Gamma', 'Delta'].map((name) => `${mark} ${name} Nome`);
};

tellListStories({
  list: '/bo-user/list',
  title: 'Utenti back-office',
  base: 'api/v1/bousers',
  titleColumn: 'Cognome',
  makeFew,
  sorted: {
    Codice: { sortField: 'code', ascending: [1, 2, 0, 3] },
    Cognome: { sortField: 'surname', ascending: [0, 1, 3, 2] },
    Email: { sortField: 'email', ascending: [3, 2, 1, 0] },
    Ruoli: { sortField: 'roles', ascending: [0, 2, 1, 3] },
    Azienda: { sortField: 'company_name', ascending: [0, 3, 1, 2] },
    Sede: { sortField: 'location_name', ascending: [3, 0, 2, 1] },
    Stato: { sortField: 'status', ascending: [0, 1, 3, 2] },
  },
  makeOne: async (api, mark, number) => {
    await makeBouser(api, `${mark}-${number}`, { surname: `${mark} ${number}` });
    return `${mark} ${number} Nome`;
  },
});

const FORM: FormScene = {
  list: '/bo-user/list',
  listTitle: 'Utenti back-office',
  create: '/bo-user/create',
  edit: '/bo-user/edit/:id',
  base: 'api/v1/bousers',
  createAt: 'api/v1/auth/bouser/create',
  singular: 'bouser',
  plural: 'bousers',
  label: 'Cognome',
  wire: 'surname',
  make: (api, mark) => makeBouser(api, mark),
  titled: (text) => `${text} Nome`,
  fill: fillBouser,
  called: (mark) => `Nome Cognome ${mark}`,
  deleted: 'eliminato con successo',
};

tellFormStories(FORM);
tellFormCareStories(FORM);
