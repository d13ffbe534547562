import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { newMark } from './records';
import { button, heading, openCold, pathOf } from './screen';

/** A place of the seeded data. */
const PLACE = 'AURORA;AUR-MIL;AGE-001';

/** Ten customers as a spreadsheet has them, three of them wrong: a name too short, an address, a company. */
const tenCustomers = (mark: string) => [
  'Codice;P. IVA;Ragione sociale;Email;Azienda;Sede;Agente',
  ...Array.from(
    { length: 7 },
    (_, at) => `${mark}-${at};01234567890;Bar sì ${at};b${at}@x.it;${PLACE}`,
  ),
  `${mark}-7;01234567890;Al;b7@x.it;${PLACE}`,
  `${mark}-8;01234567890;Bar otto;nessuna;${PLACE}`,
  `${mark}-9;01234567890;Bar nove;b9@x.it;NESSUNA;AUR-MIL;AGE-001`,
];

test('ten rows, three of them wrong: checked, mended, sent, and told row by row', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  await expect(heading(page, 'Importa utenti app')).toBeVisible();
  const file = {
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(tenCustomers(mark).join('\r\n'), 'latin1'),
  };
  await page.getByLabel('Scegli un file').setInputFiles(file);

  await expect(page.getByText('7 colonne riconosciute su 7')).toBeVisible();
  await expect(button(page, 'Carica 7 righe valide')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errori' });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expectAccessible(page, 'workbench');

  // By hand and by keyboard: one cell is mended, and one mending taken back.
  const cell = page.getByLabel('business_name, riga 9');
  await cell.fill('');
  await cell.pressSequentially('Alimentari');
  await cell.press('Enter');
  await expect(button(page, 'Carica 8 righe valide')).toBeVisible();
  await button(page, 'Annulla').click();
  await expect(button(page, 'Carica 7 righe valide')).toBeVisible();
  await button(page, 'Ripeti').click();
  await expect(button(page, 'Carica 8 righe valide')).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(page, 'Salva le righe con errori').click();
  const failed = await readFile(await (await saved).path(), 'utf8');
  expect(failed.trim().split('\r\n')).toHaveLength(3);
  expect(failed).toContain('company_code: Il codice non esiste');

  const sent = page.waitForRequest((call) => pathOf(call) === '/api/v1/file/uploadCustomer');
  await button(page, 'Carica 8 righe valide').click();
  const call = await sent;
  expect(call.method()).toBe('POST');
  expect(call.headers()['content-type']).toContain('multipart/form-data');
  await expect(
    page.getByText('File importato: 8 righe riuscite, 0 non riuscite').first(),
  ).toBeVisible();

  await button(page, `Mostra le righe di ${mark}.csv`).click();
  await expect(page.getByRole('row').filter({ hasText: 'Riuscita' })).toHaveCount(8);
  await expectAccessible(page, 'history of imports');
  const asSent = page.waitForEvent('download');
  await button(page, `Scarica il file ${mark}.csv come è stato inviato`).click();
  const text = await readFile(await (await asSent).path(), 'utf8');
  expect(text).toContain('code,p_iva,business_name,email,company_code,location_code,agent_code');
  expect(text).toContain(`${mark}-0,01234567890,Bar sì 0,b0@x.it`);
  expect(text).toContain(`${mark}-7,01234567890,Alimentari,b7@x.it`);
  const { data } = await api.get(`api/v1/customers?page=1&pageSize=10&searchTerm=${mark}`);
  expect(data.total_rows).toBe(8);
});

test('a whole file is sent as it is, byte by byte, and its rows come back with what was wrong', async ({
  page,
  as,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/csv/list/Company');
  const bytes = Buffer.from(`company_code;company_name;description\r\n${mark};=1+1;2026-1-3\r\n`);
  await page
    .getByLabel('Scegli un file')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: bytes });
  await button(page, 'Carica tutto il file').click();
  await button(page, `Mostra le righe di ${mark}.csv`).click();
  await expect(page.getByRole('row').filter({ hasText: 'Non riuscita' })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await button(page, `Scarica il file ${mark}.csv come è stato inviato`).click();
  expect(await readFile(await (await saved).path())).toEqual(bytes);
});

test('promotions are imported over their list, and thresholds beside targets', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/promotion/list');
  await button(page, 'Importa promozioni').click();
  const dialog = page.getByRole('dialog', { name: 'Importa promozioni' });
  await expect(dialog.getByText('Importazioni precedenti')).toBeVisible();
  await openCold(page, '/csv/list/Target');
  await page.getByRole('tab', { name: 'Soglie premio' }).click();
  await expect(heading(page, 'Importa soglie premio')).toBeVisible();
});
