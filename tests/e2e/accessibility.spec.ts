import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoViolation } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { makeBoUser, makeCompany, makeGroup, newMark } from './records';
import { askToDelete, button, heading, openCold, textField } from './screen';

test('lists are accessible', async ({ page, as }) => {
  test.slow();
  await as('admin');
  for (const address of ['/bo-user/list', '/appactivity']) {
    await expectAccessibleAt(page, address, rows(page));
  }
  await expectAccessibleAt(
    page,
    '/company/list?filter={"q":"nobody is called so"}',
    page.getByRole('heading', { level: 2, name: /^Nessun risultato/ }),
  );
});

test('forms are accessible', async ({ page, as, api }) => {
  test.slow();
  const { company, bouser, group } = await makeRecords(api);
  await as('admin');
  for (const address of [
    `/company/edit/${company}`,
    `/bo-user/edit/${bouser}`,
    `/group/edit/${group}`,
  ]) {
    await expectAccessibleAt(page, address, page.getByRole('textbox').first());
  }
  await openCold(page, '/company/create');
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expectAccessible(page, 'a refused form');
});

test('a page without permission is accessible', async ({ page, as }) => {
  await as('agent');
  await expectAccessibleAt(
    page,
    '/company/list',
    heading(page, 'Impossibile Visitare Questa Pagina'),
  );
});

test('what opens over a page is accessible', async ({ page, as, api }) => {
  test.slow();
  const group = await makeGroup(api, `Gruppo ${newMark()}`);
  await as('admin');
  await openCold(page, '/news/list');
  await page.getByRole('grid').locator('tbody').getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await expect(bar).toBeVisible();
  await expectAccessible(page, 'selected rows');
  await button(bar, 'Pubblica').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'an action on the selected rows');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('grid').getByRole('switch').first().click();
  await page.getByRole('button', { name: /^Ultimi avvisi, / }).click();
  const latest = page.getByRole('dialog', { name: 'Ultimi avvisi' });
  // Its name ends with the alert that it undoes.
  await expect(latest.getByRole('button', { name: /^Annulla ./ })).toBeVisible();
  await expectAccessible(page, 'the latest alerts');

  await openCold(page, `/group/edit/${group._id}`);
  await textField(page, 'Nome gruppo').fill('Un altro nome');
  await page.getByRole('link', { name: 'Annulla' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'leaving without saving');
  await button(dialog, 'Resta sulla pagina').click();
  await button(page, 'Altre azioni').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolation(page, 'a menu');
  await page.keyboard.press('Escape');
  await askToDelete(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a deletion');

  await openCold(page, '/news/create');
  await page.getByRole('combobox', { name: 'Azienda' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoViolation(page, 'a list of choices');
  await page.keyboard.press('Escape');
  await page.locator('[name="corps"]').click();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a link');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Scegli dal calendario/ })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page, 'the days of a month');

  await openCold(page, '/csv/list/Customer');
  const file =
    'Codice;P. IVA;Ragione sociale;Email;Azienda;Sede;Agente\r\nX-1;1;Al;nessuna;NO;NO;NO';
  await page.getByLabel('Scegli un file').setInputFiles({
    name: 'wrong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(page.getByRole('grid', { name: 'Errori' })).toBeVisible();
  await expectAccessible(page, 'wrong cells');
});

/** As many rows as the width shows: a table's, or cards. */
const rows = (page: Page) => page.locator('main tbody tr, main ul li').first();

const expectAccessibleAt = async (page: Page, address: string, ready: Locator) => {
  await openCold(page, address);
  await expect(ready).toBeVisible();
  await expectAccessible(page, address);
};

const makeRecords = async (api: Api) => ({
  company: (await makeCompany(api, newMark()))._id,
  bouser: (await makeBoUser(api, newMark()))._id,
  group: (await makeGroup(api, `Gruppo ${newMark()}`))._id,
});
