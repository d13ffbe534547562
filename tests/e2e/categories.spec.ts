import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { tellListStories } from './list-stories';
import { makeCategory, newMark, type Made } from './records';
import {
  alertSaying,
  button,
  expectAddress,
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

const drawer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: typeof name === 'string' });

test('a category is created in the drawer of its address, once', async ({ page, as }) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/category/list');
  await page.getByRole('link', { name: 'Nuova categoria' }).click();
  await expectPath(page, '/category/create');
  await expect(page).toHaveTitle('Nuova categoria · Loyalty Console');
  const form = drawer(page, 'Nuova categoria');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expect(textField(page, 'Codice')).toBeFocused();
  await fillCategory(page, mark);

  const calls = recordCalls(page);
  await button(page, 'Salva').click({ clickCount: 3 });
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectPath(page, '/category/list');
  const posts = calls.filter((call) => call.method() === 'POST');
  expect(posts.map(pathOf)).toEqual(['/api/v1/categories']);
  expect(posts[0]?.postDataJSON()).toEqual({
    category_code: mark,
    category_name: `Categoria ${mark}`,
    company_code: 'AURORA',
  });
  await search(page, mark);
  await expect(page.getByRole('link', { name: `Categoria ${mark}`, exact: true })).toBeVisible();
});

test('a category is edited over the list, at an address of its own', async ({ page, as, api }) => {
  const mark = newMark();
  const made = await makeCategory(api, mark);
  await as('admin');
  const list = `/category/list?filter=${JSON.stringify({ q: mark })}`;
  await openCold(page, list);
  await page.getByRole('row', { name: mark }).click();
  await expectEditing(page, made);
  await expect(page).toHaveTitle(`Categoria ${mark} · Loyalty Console`);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle('Categorie · Loyalty Console');
  await page.goForward();
  await expectEditing(page, made);
  await page.reload();
  await expectEditing(page, made);
  await expect(textField(page, 'Codice')).toHaveValue(mark);

  await textField(page, 'Nome categoria').fill(`Nuova ${mark}`);
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await page.keyboard.press('Control+s');
  expect(pathOf(await sent)).toBe(`/api/v1/categories/${made._id}/update`);
  expect((await sent).postDataJSON()).toEqual({
    category_code: mark,
    category_name: `Nuova ${mark}`,
    company_code: 'AURORA',
    updated_at: made.updated_at,
  });
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The list is as it was left, and shows what was saved.
  await expect(page.getByRole('link', { name: `Nuova ${mark}`, exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('what is unsaved in the drawer is asked about, kept, and offered again', async ({
  page,
  as,
  api,
}) => {
  const made = await makeCategory(api, newMark());
  await as('admin');
  await openCold(page, `/category/list?edit=${made._id}`);
  await textField(page, 'Nome categoria').fill('Mai salvata');
  const asking = drawer(page, 'Uscire senza salvare?');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Chiudi').click(),
    () => page.getByRole('link', { name: 'Annulla' }).click(),
  ]) {
    await leave();
    await button(asking, 'Resta sulla pagina').click();
    await expect(asking).toHaveCount(0);
    await expect(textField(page, 'Nome categoria')).toHaveValue('Mai salvata');
  }
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Ripristina').click();
  await expect(textField(page, 'Nome categoria')).toHaveValue('Mai salvata');
  await page.keyboard.press('Escape');
  await button(asking, 'Esci senza salvare').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAddress(page, /^\/category\/list/);
  expect(await storedName(api, made)).toBe(made.category_name);
});

test('a stale edit shows what somebody else changed', async ({ page, as, api, complaints }) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  const made = await makeCategory(api, mark);
  await as('admin');
  await openCold(page, `/category/list?edit=${made._id}`);
  await textField(page, 'Nome categoria').fill('La mia');
  await api.post(`api/v1/categories/${made._id}/update`, { ...made, category_name: 'La sua' });
  await button(page, 'Salva').click();
  const conflict = drawer(page, 'Qualcun altro ha modificato questo record');
  await expect(conflict.getByRole('row', { name: 'Nome categoria' })).toContainText('La sua');
  await button(conflict, 'Tieni le mie').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedName(api, made)).toBe('La mia');
});

test('a taken code is told on its field', async ({ page, as, complaints }) => {
  complaints.expect(/status of 409/);
  await as('admin');
  await openCold(page, '/category/create');
  await fillCategory(page, 'AUR-BAR');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Questo valore è già in uso');
  await expectPath(page, '/category/create');
});

test('the list counts who is in a category, and leads there', async ({ page, as }) => {
  await as('admin');
  const counts = recordCalls(page);
  await openCold(page, '/category/list');
  const link = page.getByRole('link', {
    name: /^\d+ utenti app nella categoria Bar e caffetterie$/,
  });
  await expect(link).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  const asked = counts.filter((call) => pathOf(call) === '/api/v1/customers').map(queryOf);
  expect(asked).toHaveLength(10);
  expect(asked[0]).toMatchObject({ page: '1', pageSize: '1', category: expect.any(String) });
  const count = await link.textContent();
  await link.click();
  await expectPath(page, '/app-user/list');
  await expect(heading(page, 'Utenti app').locator('..')).toContainText(count ?? '');
});

test('a category in use stays; one that nobody uses goes', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  const made = await makeCategory(api, mark);
  await as('admin');
  await openCold(page, '/category/list');
  await search(page, 'AUR-BAR');
  await page.getByRole('link', { name: 'Bar e caffetterie', exact: true }).click();
  await button(page, 'Elimina').click();
  const dialog = drawer(page, 'Eliminare Bar e caffetterie?');
  await expect(dialog.getByRole('listitem')).toHaveText([/^[\d.]+ utenti app$/]);
  await button(dialog, 'Elimina').click();
  await expect(alertSaying(page, 'alert', 'La categoria non può essere eliminata')).toBeVisible();
  await expect(drawer(page, 'Bar e caffetterie')).toBeVisible();

  await openCold(page, `/category/list?edit=${made._id}`);
  const calls = recordCalls(page);
  await button(page, 'Elimina').click();
  await button(drawer(page, `Eliminare Categoria ${mark}?`), 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.map(pathOf).filter((path) => path.endsWith('/delete'))).toEqual([
    `/api/v1/categories/${made._id}/delete`,
  ]);
  await search(page, mark);
  await expect(page.getByText('Nessun record da visualizzare')).toBeVisible();
});

test('a category that is not there is told in the drawer', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/category/list?edit=000000000000000000000000');
  const told = drawer(page, 'Record non trovato');
  await told.getByRole('link', { name: "Torna all'elenco" }).click();
  await expect(told).toHaveCount(0);
  await expect(heading(page, 'Categorie')).toBeVisible();
});

test('list and drawer are accessible', async ({ page, as, api }) => {
  const { _id } = await makeCategory(api, newMark());
  await as('admin');
  for (const address of ['/category/list', '/category/create', `/category/list?edit=${_id}`]) {
    await openCold(page, address);
    await expect(page.locator('main tbody tr').first()).toBeAttached();
    if (address !== '/category/list') await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, address);
  }
});

const fillCategory = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome categoria').fill(`Categoria ${mark}`);
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
};

const expectEditing = async (page: Page, { _id, category_name }: Made) => {
  await expect(drawer(page, String(category_name))).toBeVisible();
  await expectAddress(page, new RegExp(`^/category/list\\?.*edit=${_id}`));
};

const storedName = async (api: Api, { _id }: Made): Promise<unknown> =>
  (await api.get(`api/v1/categories/${_id}`)).data.category.category_name;

tellListStories({
  list: '/category/list',
  title: 'Categorie',
  base: 'api/v1/categories',
  titleColumn: 'Nome categoria',
  makeFew: async (api, mark) => {
    const names = ['Gamma', 'alfa', 'Èpsilon', 'Beta'].map((name) => `${mark} ${name}`);
    for (const [at, category_name] of names.entries()) {
      await makeCategory(api, `${mark}-${4 - at}`, { category_name });
    }
    return names;
  },
  sorted: {
    'Nome categoria': { sortField: 'category_name', ascending: [1, 3, 2, 0] },
    Codice: { sortField: 'category_code', ascending: [3, 2, 1, 0] },
  },
  makeOne: async (api, mark, number) => {
    await makeCategory(api, `${mark}-${number}`, { category_name: `${mark} ${number}` });
    return `${mark} ${number}`;
  },
});
