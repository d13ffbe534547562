import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import {
  alertSaying,
  expectAddress,
  heading,
  listTable,
  openCold,
  recordCalls,
  pathOf,
} from './screen';

test('the way back leads to the sale that took the place of the last one of its page', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/user-sale/list');
  const codes = page.locator('[data-record]').getByRole('link', { name: /^VEN-/ });
  const before = (await codes.last().textContent()) ?? '';
  await page.getByRole('button', { name: 'Vai alla pagina 2' }).click();
  await expect(codes.last()).not.toHaveText(before);
  const last = (await codes.last().textContent()) ?? '';
  await codes.last().click();
  await expect(heading(page, `Vendita ${last}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Segna e passa alla prossima/ })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: `Segna la vendita ${last}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, `Vendita ${last}`)).toHaveCount(0);
  const next = (await heading(page, /^Vendita /).textContent())?.replace('Vendita ', '') ?? '';
  await page.goBack();
  await expect(codes.last()).toHaveText(next);
  await expect(codes.last()).toBeFocused();
});

test('user sales that wait are processed one by one and together, duplicates beside each other', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/user-sale/list');
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  const note = page.getByRole('note').filter({ hasText: 'forse doppioni' });
  const twice = note.getByRole('listitem').first().getByRole('link', { name: /^VEN-/ });
  const codes = await twice.allTextContents();
  expect(codes.length).toBeGreaterThan(1);
  await expectAccessible(page, 'user sales');
  await twice.first().click();
  await expectAddress(page, /\/user-sale\/view\//);
  await expect(heading(page, `Vendita ${codes[0]}`)).toBeVisible();
  const duplicates = page.getByRole('region', { name: 'Possibili doppioni' });
  await expect(duplicates.getByRole('link', { name: codes[1] })).toBeVisible();
  await expect(duplicates.getByText('Righe uguali')).toBeVisible();
  await expectAccessible(page, 'a user sale');

  // One by one: a question that names the suspect, then the next sale that waits.
  const calls = recordCalls(page);
  const updates = () => calls.filter((call) => pathOf(call).endsWith('/update'));
  const advance = page.getByRole('button', {
    name: /^Segna e passa alla prossima \(\d+ di \d+\)$/,
  });
  const [place = 0, waiting = 0] = (await advance.innerText()).match(/\d+/g)!.map(Number);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('e');
  const question = page.getByRole('dialog', { name: `Segna la vendita ${codes[0]}` });
  await expect(question.getByRole('note')).toContainText(codes[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(updates()).toEqual([]);
  await page.keyboard.press('e');
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(advance).toHaveText(new RegExp(`di ${waiting - 1}\\)$`));
  await expect(heading(page, `Vendita ${codes[0]}`)).toHaveCount(0);
  const told = alertSaying(page, 'status', 'Aggiornato con successo');
  await expect(told.getByRole('link')).toHaveText(new RegExp(`^${codes[0]} · .+`));
  // The alert is over the foot of the menu, not over the buttons of the page.
  await page.getByRole('button', { name: 'Segna come elaborata' }).click({ trial: true });
  await expect(told).toBeVisible({ timeout: 1 });
  expect(updates().map((call) => call.postDataJSON().status)).toEqual(['processed']);

  // The next one was the other of the pair, which is thereby looked at: it is no suspect any more.
  await expect(heading(page, `Vendita ${codes[1]}`)).toBeVisible();
  await openCold(page, '/user-sale/list?perPage=100&filter={"status":"unprocessed"}');
  await expect(note).toContainText('1 gruppo');

  const selection = page.getByRole('region', { name: 'Righe selezionate' });
  const pageBox = page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' });
  // Where all rows are selected, the box of the page clears them all, also those that are out of sight.
  await openCold(page, '/user-sale/list?perPage=10&filter={"status":"unprocessed"}');
  await expect(note).toContainText('1 gruppo');
  await pageBox.click();
  await selection.getByRole('button', { name: /^Seleziona tutti/ }).click();
  await expect(selection).toContainText(`${waiting - 1 - 2} righe selezionate`);
  await pageBox.click();
  await expect(selection).toBeHidden();

  // A page of them in three clicks: the suspects are left out until they are ticked.
  await openCold(page, '/user-sale/list?perPage=100&filter={"status":"unprocessed"}');
  await expect(note).toContainText('1 gruppo');
  await pageBox.click();
  await expect(selection).toContainText(`${waiting - 1 - 2} righe selezionate`);
  await expect(selection).toContainText('2 possibili doppioni: inclusi solo se selezionati.');
  await expect(selection.getByRole('button', { name: /^Seleziona tutti/ })).toHaveCount(0);
  await selection.getByRole('button', { name: 'Segna come elaborata' }).click();
  const dialog = page.getByRole('dialog');
  const total = dialog.getByRole('definition').first();
  const excluded = dialog.getByText('2 possibili doppioni: inclusi solo se selezionati.');
  await expect(excluded).toBeVisible();
  await expect(total).toHaveText(/^[\d.]+,\d\d\s€$/);
  const before = await total.innerText();
  await expectAccessible(page, 'many sales');
  const suspect = dialog.getByRole('checkbox', { name: /^VEN-\d+ · / }).first();
  await suspect.check();
  await expect(total).not.toHaveText(before);
  // The sentence is true of the ticked one too.
  await expect(excluded).toBeVisible();
  await suspect.uncheck();
  await expect(total).toHaveText(before);
  calls.length = 0;
  const most = waiting - 1 - 2;
  await dialog.getByRole('button', { name: new RegExp(`^Segna ${most} vendite`) }).click();
  await expect(alertSaying(page, 'status', `${most} vendite elaborate`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(updates()).toHaveLength(most);
  await expect(listTable(page).locator('tbody tr')).toHaveCount(2);
});

test('nobody but an admin has user sales', async ({ page, as }) => {
  await as('company.manager');
  await openCold(page, '/user-sale/list');
  await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();
});
