import type { Page } from '@playwright/test';
import { expect, test, type Api } from './fixtures';
import { tellFormStories } from './form-stories';
import { tellListStories } from './list-stories';
import { customersOf, makeGroup, newMark } from './records';
import {
  alertSaying,
  button,
  column,
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

test('a group is made of three customers of one company', async ({ page, as, api }) => {
  const mark = newMark();
  const customers = await customersOf(api, 'AURORA');
  await as('admin');
  await openCold(page, '/group/list');
  await page.getByRole('link', { name: 'Nuovo gruppo' }).click();
  await expect(heading(page, 'Nuovo gruppo')).toBeVisible();
  await textField(page, 'Nome gruppo').fill(`Gruppo ${mark}`);
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  for (const { code } of customers) {
    await pick(page, 'Aggiungi un cliente', code, new RegExp(code));
  }
  await expect(page.getByText('Clienti scelti: 3 (minimo 3)')).toBeVisible();

  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await sent)).toBe('/api/v1/groups');
  expect((await sent).postDataJSON()).toEqual({
    group_name: `Gruppo ${mark}`,
    customers: customers.map(({ _id }) => _id),
  });
  await expectPath(page, '/group/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await search(page, mark);
  await expect.poll(() => column(page, 'Nome gruppo')).toEqual([`Gruppo ${mark}`]);
  await expect.poll(() => column(page, 'Azienda')).toEqual(['Aurora Caffè S.p.A.']);
  expect(await column(page, 'Clienti')).toEqual(['3']);
});

test('fewer than three customers are refused, and nothing is sent', async ({ page, as, api }) => {
  const [first, second] = await customersOf(api, 'AURORA');
  await as('admin');
  await openCold(page, '/group/create');
  await expect(heading(page, 'Nuovo gruppo')).toBeVisible();
  const calls = recordCalls(page);
  await textField(page, 'Nome gruppo').fill('Un gruppo piccolo');
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await pick(page, 'Aggiungi un cliente', first?.code ?? '', new RegExp(first?.code ?? ''));
  await pick(page, 'Aggiungi un cliente', second?.code ?? '', new RegExp(second?.code ?? ''));
  await button(page, 'Salva').click();
  await expect(page.getByText('Sono richiesti almeno 3 clienti', { exact: true })).toBeVisible();
  await expect(page.getByText('Clienti scelti: 2 (minimo 3)')).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
});

test('pasted codes are added, and those that match nobody are listed', async ({
  page,
  as,
  api,
}) => {
  const own = await customersOf(api, 'AURORA');
  const [foreign] = await customersOf(api, 'MONVISO', 1);
  await as('admin');
  await openCold(page, '/group/create');
  await textField(page, 'Nome gruppo').fill('Un gruppo incollato');
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await button(page, 'Incolla codici').click();
  const dialog = page.getByRole('dialog', { name: 'Incolla i codici dei clienti' });
  await dialog
    .getByRole('textbox', { name: 'Codici' })
    .fill(`${own.map(({ code }) => code).join('; ')}\nNESSUNO-1, NESSUNO-2 ${foreign?.code ?? ''}`);
  await button(dialog, 'Cerca e aggiungi').click();
  await expect(dialog.getByText('Aggiunti: 3')).toBeVisible();
  await expect(dialog.getByText('Non trovati: NESSUNO-1, NESSUNO-2')).toBeVisible();
  await expect(dialog.getByText(`Di un’altra azienda: ${foreign?.code ?? ''}`)).toBeVisible();
  await button(dialog, 'Chiudi').click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText('Clienti scelti: 3 (minimo 3)')).toBeVisible();
  const members = page.getByRole('list', { name: 'Clienti' }).getByRole('listitem');
  await expect(members).toHaveCount(3);
  await members
    .first()
    .getByRole('button', { name: /^Togli / })
    .click();
  await expect(page.getByText('Clienti scelti: 2 (minimo 3)')).toBeVisible();
});

test('another company takes the chosen customers away, after asking', async ({ page, as, api }) => {
  const { _id } = await makeGroup(api, `Gruppo ${newMark()}`);
  await as('admin');
  await openCold(page, `/group/edit/${_id}`);
  await expect(page.getByText('Clienti scelti: 3 (minimo 3)')).toBeVisible();
  await expect(textField(page, 'Codice')).toHaveAttribute('readonly', '');
  const dialog = page.getByRole('dialog', { name: 'Cambiare azienda?' });
  await pick(page, 'Azienda', 'MONVISO', /MONVISO/);
  await button(dialog, 'Annulla').click();
  await expect(page.getByRole('combobox', { name: 'Azienda', exact: true })).toHaveValue(/AURORA/);
  await pick(page, 'Azienda', 'MONVISO', /MONVISO/);
  await button(dialog, 'Cambia e togli i clienti').click();
  await expect(page.getByText('Clienti scelti: 0 (minimo 3)')).toBeVisible();
});

test('the list is narrowed by company', async ({ page, as, api }) => {
  const mark = newMark();
  await makeFew(api, mark);
  await as('admin');
  await openCold(page, '/group/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Nome gruppo')).length).toBe(3);
  const narrowed = page.waitForRequest(
    (call) => pathOf(call) === '/api/v1/groups' && queryOf(call).company_code !== undefined,
  );
  await pick(page, 'Azienda', 'MONVISO', /MONVISO/);
  expect(queryOf(await narrowed)).toMatchObject({ company_code: 'MONVISO', searchTerm: mark });
  await expect.poll(() => column(page, 'Nome gruppo')).toEqual([`${mark} beta`]);
});

const makeFew = async (api: Api, mark: string) => {
  await makeGroup(api, `${mark} Gamma`, 'AURORA');
  await makeGroup(api, `${mark} beta`, 'MONVISO');
  await makeGroup(api, `${mark} Alfa`, 'DANGELO');
  return ['Gamma', 'beta', 'Alfa'].map((name) => `${mark} ${name}`);
};

const fillGroup = async (page: Page, mark: string, api: Api) => {
  await textField(page, 'Nome gruppo').fill(`Gruppo ${mark}`);
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  for (const { code } of await customersOf(api, 'AURORA')) {
    await pick(page, 'Aggiungi un cliente', code, new RegExp(code));
  }
};

tellListStories({
  list: '/group/list',
  title: 'Gruppi',
  base: 'api/v1/groups',
  titleColumn: 'Nome gruppo',
  makeFew,
  sorted: {
    'Nome gruppo': { sortField: 'group_name', ascending: [2, 1, 0] },
    Codice: { sortField: 'group_code', ascending: [0, 1, 2] },
    Azienda: { sortField: 'company_code', ascending: [0, 2, 1] },
  },
  makeOne: async (api, mark, number) => {
    await makeGroup(api, `${mark} ${number}`);
    return `${mark} ${number}`;
  },
});

tellFormStories({
  list: '/group/list',
  listTitle: 'Gruppi',
  create: '/group/create',
  edit: '/group/edit/:id',
  base: 'api/v1/groups',
  createAt: 'api/v1/groups',
  singular: 'group',
  plural: 'groups',
  label: 'Nome gruppo',
  wire: 'group_name',
  make: (api, mark) => makeGroup(api, `Gruppo ${mark}`),
  titled: (text) => text,
  fill: fillGroup,
  called: (mark) => `Gruppo ${mark}`,
  deleted: 'Eliminato con successo',
});
