import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { newMark } from './records';
import { button, openCold } from './screen';
import { xlsxOf } from '../support/workbooks';

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: readonly string[], attributes = '') =>
  `<row ${attributes}>${cells.map(cell).join('')}</row>`;
const HEAD = ['Codice', 'Partita IVA', 'Ragione sociale', 'Email', 'Azienda', 'Sede', 'Agente'];

test('an .xlsx with three bad rows: its sheet is found, its rows checked, the good ones sent as CSV', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const customers = Array.from({ length: 8 }, (_, at) => [
    `${mark}-${at}`,
    '01234567897',
    at === 2 ? '' : `Bar ${at}`,
    at === 4 ? 'no' : `b${at}@x.it`,
    at === 6 ? 'NESSUNA' : 'AURORA',
    'AUR-MIL',
    'AGE-001',
  ]);
  const book = xlsxOf(
    { name: 'Leggimi', rows: row(['Clienti di settembre']) },
    {
      name: 'Clienti',
      rows:
        row(['Da caricare']) +
        row(HEAD) +
        customers.map((cells) => row(cells, 'hidden="1"')).join(''),
    },
  );
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  await choose('vecchio.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
  await expect(page.getByText('È un file .xls', { exact: false })).toBeVisible();
  await choose('clienti.xlsx', book);
  await expect(page.getByText('7 colonne riconosciute su 7')).toBeVisible();
  await expect(page.getByText('8 righe sono nascoste nel foglio')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Errori' }).getByRole('row')).toHaveCount(4);
  // A row has the number it has in the sheet.
  await expect(page.getByLabel('Email, riga 7')).toHaveValue('no');
  await page.getByRole('button', { name: '7 colonne riconosciute' }).click();
  await expect(page.getByRole('combobox', { name: 'Foglio' })).toHaveText('Clienti');
  await expectAccessible(page, 'workbook');
  await button(page, 'Importa 5 righe valide').click();
  const history = page.getByRole('region', { name: 'Importazioni precedenti' });
  await expect(history.getByText('clienti.csv', { exact: true })).toBeVisible();
  const { data } = await api.get(`api/v1/customers?page=1&pageSize=20&searchTerm=${mark}`);
  expect(data.total_rows).toBe(5);
});

test('a list is exported as an .xlsx, too', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/company/list');
  await page.getByRole('button', { name: 'Tipo di esportazione' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Foglio di calcolo (.xlsx)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('button', { name: 'Esporta CSV' })).toBeFocused();
});

test('on a phone the explanations of the export types are not cut', async ({ page, as }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as('admin');
  await openCold(page, '/target/list');
  await page.getByRole('button', { name: 'Tipo di esportazione' }).click();
  const types = page.getByRole('menuitem');
  await expect(types).toHaveCount(4);
  const cut = await types.evaluateAll(
    (items) => items.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(cut).toBe(0);
});
