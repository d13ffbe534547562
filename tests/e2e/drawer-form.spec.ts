import type { Page } from '@playwright/test';
import { expect, test, type Api } from './fixtures';
import { drawer, fillCategory } from './categories';
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
  textField,
} from './screen';

/** Checks what every form in the drawer of a list does, with the one of categories. */
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
  await expect(
    page.getByRole('main').getByRole('link', { name: `Nuova ${mark}`, exact: true }),
  ).toBeVisible();
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

test('a drawer that is opened quicker than its list is searched stays open', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/app/list');
  const searchBox = page.getByRole('searchbox', { name: 'Cerca', exact: true });
  await searchBox.pressSequentially('aur');
  await page.getByRole('link', { name: 'Nuova app' }).click();
  // Longer than the search waits for a pause in the typing.
  await textField(page, 'Nome app').pressSequentially('Sorriso', { delay: 80 });
  await textField(page, 'Nome app').clear();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The list is searched once it is in sight again.
  await expect(searchBox).toHaveValue('aur');
  await expectAddress(page, /^\/app\/list\?.*aur/);
});

test('a drawer belongs to the address and not to its list', async ({ page, as, api }) => {
  const mark = newMark();
  const made = await makeCategory(api, mark);
  await as('admin');
  await openCold(page, `/category/list?filter=${JSON.stringify({ q: mark })}`);
  const row = page.getByRole('row', { name: mark });
  await row.click();
  await expectEditing(page, made);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link').first()).toBeFocused();
  await row.click();
  await expectEditing(page, made);
  await page.goto('#/company/list');
  await expect(heading(page, 'Aziende')).toBeVisible();
  await page.goto('#/category/list');
  const searchBox = page.getByRole('searchbox', { name: 'Cerca', exact: true });
  await expect(searchBox).toHaveValue(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Its form for new records has an address of its own: what was just typed goes there and back.
  await searchBox.fill('');
  await expect(page.getByRole('row')).not.toHaveCount(2);
  await searchBox.pressSequentially(mark);
  await page.getByRole('link', { name: 'Nuova categoria' }).click();
  await expect(textField(page, 'Codice')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(searchBox).toHaveValue(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
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
  const conflict = drawer(page, 'Questo elemento è stato modificato nel frattempo');
  await expect(conflict.getByRole('row', { name: 'Nome categoria' })).toContainText('La sua');
  await button(conflict, 'Mantieni le mie').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedName(api, made)).toBe('La mia');
});

test('a code in use is reported on its field', async ({ page, as, complaints }) => {
  complaints.expect(/status of 409/);
  await as('admin');
  await openCold(page, '/category/create');
  await fillCategory(page, 'AUR-BAR');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Questo valore è già in uso');
  await expectPath(page, '/category/create');
});

test('a missing category is reported in the drawer', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/category/list?edit=000000000000000000000000');
  const told = drawer(page, 'Elemento non trovato');
  await told.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expect(told).toHaveCount(0);
  await expect(heading(page, 'Categorie')).toBeVisible();
});

const expectEditing = async (page: Page, { _id, category_name }: Made) => {
  await expect(drawer(page, String(category_name))).toBeVisible();
  await expectAddress(page, new RegExp(`^/category/list\\?.*edit=${_id}`));
};

const storedName = async (api: Api, { _id, category_code }: Made): Promise<unknown> => {
  const { data } = await api.get(`api/v1/categories?searchTerm=${String(category_code)}`);
  return data.categories.find((category: Made) => category._id === _id)?.category_name;
};
