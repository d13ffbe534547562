import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import {
  alertSaying,
  expectAddress,
  filterBy,
  heading,
  listTable,
  openCold,
  recordCalls,
  pathOf,
} from './screen';

test('user sales that wait are processed one by one and together, duplicates beside each other', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/user-sale/list');
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  const note = page.getByRole('alert').filter({ hasText: 'forse doppioni' });
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

  const calls = recordCalls(page);
  const process = page.getByRole('button', { name: 'Segna come elaborata' });
  await process.click();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  await expect(process).toHaveCount(0);
  const [update, ...others] = calls.filter((call) => pathOf(call).endsWith('/update'));
  expect(others).toEqual([]);
  expect(update?.postDataJSON()).toMatchObject({ status: 'processed' });

  // What is left of the pair waits for somebody to look at it; 'all' passes over it and its likes.
  await openCold(page, '/user-sale/list?perPage=100&filter={"status":"unprocessed"}');
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(note.getByText(`${codes[0]} (elaborata)`)).toBeVisible();
  const doubtful = listTable(page).getByRole('row').filter({ hasText: 'Doppione?' });
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).click();
  const bar = page.getByRole('region', { name: 'Righe selezionate' });
  await expect(bar.getByText('3 probabili doppioni, non inclusi')).toBeVisible();
  await doubtful.filter({ hasText: codes[1] }).getByRole('checkbox').click();
  await bar.getByRole('button', { name: 'Segna come elaborata' }).click();
  const question = page.getByRole('dialog');
  await expect(
    question.getByText(`1 probabile doppione tra le vendite scelte: ${codes[1]}`),
  ).toBeVisible();
  await expect(question.getByText('2 probabili doppioni, non inclusi')).toBeVisible();
  await question.getByRole('button', { name: 'Annulla' }).click();

  await openCold(page, '/user-sale/list');
  await filterBy(page, 'Stato', 'Da elaborare');
  const rows = listTable(page).getByRole('row').filter({ hasText: 'Da elaborare' });
  await expect(rows.first()).toBeVisible();
  await rows.nth(0).getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Segna come elaborata' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Segna 2 vendite come elaborate' }).click();
  await expect(dialog.getByText(/2/).first()).toBeVisible();
});

test('nobody but an admin has user sales', async ({ page, as }) => {
  await as('company.manager');
  await openCold(page, '/user-sale/list');
  await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();
});
