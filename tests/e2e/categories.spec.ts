import { expectAccessible } from './accessibility';
import { drawer, fillCategory } from './categories';
import { expect, test } from './fixtures';
import { makeCategory, newMark } from './records';
import {
  askToDelete,
  alertSaying,
  button,
  expectNote,
  expectPath,
  expectSortFields,
  heading,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  search,
  textField,
} from './screen';

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
  await expect(
    page.getByRole('main').getByRole('link', { name: `Categoria ${mark}`, exact: true }),
  ).toBeVisible();
});

test('the list counts who is in a category, leads there, and sorts by its columns', async ({
  page,
  as,
}) => {
  await as('admin');
  const counts = recordCalls(page);
  await openCold(page, '/category/list');
  const link = page.getByRole('link', {
    name: /^\d+ client[ei] nella categoria Bar e caffetterie$/,
  });
  await expect(link).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  const asked = counts.filter((call) => pathOf(call) === '/api/v1/customers').map(queryOf);
  expect(asked).toHaveLength(10);
  expect(asked[0]).toMatchObject({ page: '1', pageSize: '1', category: expect.any(String) });
  const count = await link.textContent();
  await expectSortFields(page, '/api/v1/categories', {
    Codice: 'category_code',
    'Nome categoria': 'category_name',
    Azienda: 'company_code',
  });
  await search(page, 'Bar e caffetterie');
  await link.click();
  await expectPath(page, '/app-user/list');
  await expect(heading(page, 'Clienti').locator('..')).toContainText(count ?? '');
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
  await askToDelete(page);
  const dialog = drawer(page, /^Bar e caffetterie è ancora in uso: [\d.]+ clienti$/);
  await expect(dialog.getByRole('link')).toHaveText([/^[\d.]+ clienti$/]);
  await button(dialog, 'Elimina comunque').click();
  await button(drawer(page, 'Eliminare Bar e caffetterie?'), 'Elimina').click();
  await expect(alertSaying(page, 'alert', 'La categoria non può essere eliminata')).toBeVisible();
  const refused = drawer(page, 'Impossibile eliminare Bar e caffetterie');
  await expect(refused.getByRole('link', { name: /^[\d.]+ clienti$/ })).toHaveAttribute(
    'href',
    /#\/app-user\/list\?filter=.*AUR-BAR/,
  );
  await button(refused, 'Chiudi').click();
  await expect(drawer(page, 'Bar e caffetterie')).toBeVisible();

  await openCold(page, `/category/list?edit=${made._id}`);
  const calls = recordCalls(page);
  await askToDelete(page);
  await button(drawer(page, `Eliminare Categoria ${mark}?`), 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.map(pathOf).filter((path) => path.endsWith('/delete'))).toEqual([
    `/api/v1/categories/${made._id}/delete`,
  ]);
  await search(page, mark);
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('the drawer is accessible', async ({ page, as, api }) => {
  const { _id } = await makeCategory(api, newMark());
  await as('admin');
  await openCold(page, `/category/list?edit=${_id}`);
  await expect(page.locator('main tbody tr').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'drawer');
});
