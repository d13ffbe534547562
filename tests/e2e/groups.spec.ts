import { expect, test } from './fixtures';
import { customersOf, makeGroup, newMark } from './records';
import {
  askToDelete,
  alertSaying,
  button,
  column,
  expectColumn,
  expectPath,
  expectSortFields,
  filterBy,
  heading,
  openCold,
  pathOf,
  pick,
  queryOf,
  recordCalls,
  search,
  textField,
} from './screen';

test('a life: refused with fewer than three customers, made, renamed, deleted', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const customers = await customersOf(api, 'AURORA');
  await as('admin');
  await openCold(page, '/group/list');
  await page.getByRole('link', { name: 'Nuovo gruppo' }).click();
  await expect(heading(page, 'Nuovo gruppo')).toBeVisible();
  const calls = recordCalls(page);
  await textField(page, 'Nome gruppo').fill(`Gruppo ${mark}`);
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  const add = (code = '') => pick(page, 'Aggiungi un cliente', code, new RegExp(code));
  for (const { code } of customers.slice(0, 2)) await add(code);
  await button(page, 'Salva').click();
  await expect(page.getByText('Scegli almeno 3 clienti', { exact: true })).toBeVisible();
  await expect(page.getByText('Clienti scelti: 2 (minimo 3)').first()).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await add(customers[2]?.code);
  await expect(page.getByText('Clienti scelti: 3 (minimo 3)').first()).toBeVisible();

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe('/api/v1/groups');
  const payload = {
    group_name: `Gruppo ${mark}`,
    customers: customers.map(({ _id }) => _id),
  };
  expect((await created).postDataJSON()).toEqual(payload);
  await expectPath(page, '/group/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await search(page, mark);
  await expectColumn(page, 'Nome gruppo', [`Gruppo ${mark}`]);
  await expectColumn(page, 'Azienda', ['Aurora Caffè S.p.A.']);
  expect(await column(page, 'Clienti')).toEqual(['3']);

  await page
    .getByRole('main')
    .getByRole('link', { name: `Gruppo ${mark}` })
    .click();
  await textField(page, 'Nome gruppo').fill(`Altro ${mark}`);
  const edited = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await edited).postDataJSON()).toEqual({
    ...payload,
    group_code: expect.stringMatching(/^GRP-/),
    group_name: `Altro ${mark}`,
    updated_at: expect.any(String),
  });
  await expectColumn(page, 'Nome gruppo', [`Altro ${mark}`]);

  await page
    .getByRole('main')
    .getByRole('link', { name: `Altro ${mark}` })
    .click();
  await askToDelete(page);
  await button(page.getByRole('dialog', { name: `Eliminare Altro ${mark}?` }), 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('pasted codes are added, and those that match nobody are counted and copied', async ({
  page,
  as,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  const unmatched = dialog.getByRole('note').filter({ hasText: 'Non trovati: 2' });
  await button(unmatched, 'Copia').click();
  await expect(button(unmatched, 'Copiato')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NESSUNO-1\nNESSUNO-2');
  const others = dialog.getByRole('note').filter({ hasText: 'Di un’altra azienda: 1' });
  await expect(others).toContainText(foreign?.code ?? '');
  await button(dialog, 'Chiudi').click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText('Clienti scelti: 3 (minimo 3)').first()).toBeVisible();
  const members = page.getByRole('list', { name: 'Clienti' }).getByRole('listitem');
  await expect(members).toHaveCount(3);
  await members
    .first()
    .getByRole('button', { name: /^Rimuovi / })
    .click();
  await expect(page.getByText('Clienti scelti: 2 (minimo 3)').first()).toBeVisible();
});

test('another company takes the chosen customers away, after asking', async ({ page, as, api }) => {
  const { _id } = await makeGroup(api, `Gruppo ${newMark()}`);
  await as('admin');
  await openCold(page, `/group/edit/${_id}`);
  await expect(page.getByText('Clienti scelti: 3 (minimo 3)').first()).toBeVisible();
  await expect(textField(page, 'Codice')).toHaveAttribute('readonly', '');
  const dialog = page.getByRole('dialog', { name: 'Cambiare azienda?' });
  await pick(page, 'Azienda', 'MONVISO', /MONVISO/);
  await button(dialog, 'Annulla').click();
  await expect(page.getByRole('combobox', { name: 'Azienda', exact: true })).toHaveValue(/AURORA/);
  await pick(page, 'Azienda', 'MONVISO', /MONVISO/);
  await button(dialog, 'Cambia e rimuovi i clienti').click();
  await expect(page.getByText('Clienti scelti: 0 (minimo 3)').first()).toBeVisible();
});

test('the list is narrowed by company, and sorted by what its columns show', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeGroup(api, `${mark} Gamma`, 'AURORA');
  await makeGroup(api, `${mark} beta`, 'MONVISO');
  await makeGroup(api, `${mark} Alfa`, 'DANGELO');
  await as('admin');
  await openCold(page, '/group/list');
  await search(page, mark);
  await expect.poll(async () => (await column(page, 'Nome gruppo')).length).toBe(3);
  const narrowed = page.waitForRequest(
    (call) => pathOf(call) === '/api/v1/groups' && queryOf(call).company_code !== undefined,
  );
  await filterBy(page, 'Azienda', /MONVISO/, 'MONVISO');
  expect(queryOf(await narrowed)).toMatchObject({ company_code: 'MONVISO', searchTerm: mark });
  await expectColumn(page, 'Nome gruppo', [`${mark} beta`]);
  await expectSortFields(page, '/api/v1/groups', {
    Codice: 'group_code',
    'Nome gruppo': 'group_name',
    Azienda: 'company_code',
  });
});
