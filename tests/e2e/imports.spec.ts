import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { credentialsOf, expect, test } from './fixtures';
import { newMark } from './records';
import { button, expectPath, heading, openCold, pathOf, textField } from './screen';

/** A place of the seeded data. */
const PLACE = 'AURORA;AUR-MIL;AGE-001';

/** Ten customers as a spreadsheet has them, three of them wrong: a name too short, an address, a company. */
const tenCustomers = (mark: string) => [
  'Codice;P. IVA;Ragione sociale;Email;Azienda;Sede;Agente',
  ...Array.from(
    { length: 7 },
    (_, at) => `${mark}-${at};01234567897;Bar sì ${at};b${at}@x.it;${PLACE}`,
  ),
  `${mark}-7;01234567897;Al;b7@x.it;${PLACE}`,
  `${mark}-8;01234567897;Bar otto;nessuna;${PLACE}`,
  `${mark}-9;01234567897;Bar nove;b9@x.it;NESSUNA;AUR-MIL;AGE-001`,
];

const UPLOAD = '**/api/v1/file/uploadCustomer';

test('ten rows, three of them wrong: checked, fixed, sent and reported row by row, by keyboard alone', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const mark = newMark();
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  await expect(heading(page, 'Importa clienti')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel('Scegli un file'), 'Space');
  await (
    await chooser
  ).setFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(tenCustomers(mark).join('\r\n'), 'latin1'),
  });

  await expect(page.getByText('7 colonne riconosciute su 7')).toBeVisible();
  await expect(page.getByText('Windows-1252 · Punto e virgola')).toBeVisible();
  await expect(button(page, 'Importa 7 righe valide')).toBeVisible();
  const errors = page.getByRole('grid', { name: 'Errori' });
  await expect(errors.getByRole('row')).toHaveCount(4);
  await expectAccessible(page, 'workbench');

  // One cell in place, and that taken back; then all cells of a kind.
  const cell = page.getByLabel('Ragione sociale, riga 9');
  await tabTo(page, cell);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Alimentari');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Importa 8 righe valide')).toBeVisible();
  await press(button(page, 'Annulla'));
  await expect(button(page, 'Importa 7 righe valide')).toBeVisible();
  await press(button(page, 'Ripeti'));
  await expect(button(page, 'Importa 8 righe valide')).toBeVisible();
  await press(button(page, 'Email: Email non valida · 1'));
  await tabTo(page, page.getByLabel('Sostituisci con'));
  await page.keyboard.type('otto@x.it');
  await press(button(page, 'Sostituisci in 1 cella'));
  await expect(button(page, 'Importa 9 righe valide')).toBeVisible();

  // The failing row is saved, fixed elsewhere and taken back; nothing else of the file is touched.
  const saved = page.waitForEvent('download');
  await press(button(page, 'Scarica le righe con errori'));
  const failed = await readFile(await (await saved).path(), 'utf8');
  expect(failed.trim().split('\r\n')).toHaveLength(2);
  expect(failed).toContain('company_code: Il codice non esiste');
  const again = page.waitForEvent('filechooser');
  await press(page.getByLabel('Aggiungi le righe corrette'), 'Space');
  await (
    await again
  ).setFiles({
    name: 'corrette.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(failed.replace('NESSUNA', 'AURORA').replace('Bar nove', 'Bar Nove')),
  });
  await expect(page.getByText('1 riga sostituita').first()).toBeVisible();
  await expect(errors).toHaveCount(0);

  // The session ends as the file is sent: after the login file and corrections are there, and can be taken back still.
  const answerSignedOut = { status: 401, json: { errors: ['Sessione scaduta'] } };
  await page.route(UPLOAD, (route) => route.fulfill(answerSignedOut), { times: 1 });
  await press(button(page, 'Importa 10 righe'));
  await expectPath(page, '/auth/login');
  const { email, password } = credentialsOf('admin');
  await tabTo(page, textField(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectPath(page, '/csv/list/Customer');
  await expect(page.getByText('Sessione terminata prima che').first()).toBeVisible();
  await press(button(page, 'Annulla'));
  await expect(button(page, 'Importa 9 righe valide')).toBeVisible();
  await press(button(page, 'Ripeti'));

  const sent = page.waitForRequest(UPLOAD);
  await press(button(page, 'Importa 10 righe'));
  const call = await sent;
  expect(call.method()).toBe('POST');
  expect(call.headers()['content-type']).toContain('multipart/form-data');
  await expect(
    page.getByText('File importato: 10 righe riuscite, 0 non riuscite').first(),
  ).toBeVisible();

  await press(button(page, `Mostra le righe di ${mark}.csv`));
  await expect(page.getByRole('row').filter({ hasText: 'Riuscita' })).toHaveCount(10);
  await expectAccessible(page, 'history of imports');
  const history = page.getByRole('region', { name: 'Importazioni precedenti' });
  // A code is in no file name and no error: the rows of the sent files are searched.
  await history.getByRole('searchbox').fill(`${mark}-7`);
  await expect(history.getByText('Codici e nomi:')).toBeVisible();
  await expect(history.getByRole('row').filter({ hasText: 'Alimentari' })).toContainText(
    /9.*Riuscita/,
  );
  await history.getByRole('searchbox').fill('');
  await expect(button(history, `Mostra le righe di ${mark}.csv`)).toBeVisible();
  const exported = page.waitForEvent('download');
  await button(history, 'Esporta CSV').click();
  const told = await readFile(await (await exported).path(), 'utf8');
  expect(told.split('\r\n')[0]).toBe('\uFEFFFile;Data;Riga;Esito;Errore');
  expect(told.split(`${mark}.csv;`)).toHaveLength(11);
  const asSent = page.waitForEvent('download');
  await press(button(page, `Scarica il file ${mark}.csv come è stato inviato`));
  const text = await readFile(await (await asSent).path(), 'utf8');
  expect(text).toContain('code,p_iva,business_name,email,company_code,location_code,agent_code');
  expect(text).toContain(`${mark}-0,01234567897,Bar sì 0,b0@x.it`);
  expect(text).toContain(`${mark}-7,01234567897,Alimentari,b7@x.it`);
  expect(text).toContain(`${mark}-8,01234567897,Bar otto,otto@x.it`);
  expect(text).toContain(`${mark}-9,01234567897,Bar Nove,b9@x.it`);
  const { data } = await api.get(`api/v1/customers?page=1&pageSize=20&searchTerm=${mark}`);
  expect(data.total_rows).toBe(10);

  // The way back: the earlier values, saved from the result, restore what the file changed.
  const [one, two] = [`${mark}-0`, `${mark}-1`];
  const put = (name: string, rows: string) =>
    page
      .getByLabel('Scegli un altro file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) });
  const namesAre = async (names: string[]) => {
    const found = await api.get(`api/v1/customers?page=1&pageSize=20&searchTerm=${mark}`);
    expect(
      found.data.customers
        .filter(({ code }: { code: string }) => code === one || code === two)
        .toSorted((a: { code: string }) => (a.code === one ? -1 : 1))
        .map(({ business_name }: { business_name: string }) => business_name),
    ).toEqual(names);
  };
  await put(
    `${mark}-cambi.csv`,
    `code,business_name\n${one},Primo cambiato\n${two},Secondo cambiato\n`,
  );
  await button(page, 'Mostra che cosa cambia').click();
  await expect(page.getByRole('row').filter({ hasText: 'Primo cambiato' })).toContainText(
    `${one} Bar sì 0`,
  );
  await button(page, 'Importa 2 righe').click();
  await expect(page.getByText('File importato: 2 righe riuscite').first()).toBeVisible();
  await namesAre(['Primo cambiato', 'Secondo cambiato']);
  // The result and its way back are still there after another page was open.
  await page.getByRole('tab', { name: 'Sedi' }).click();
  await expect(heading(page, 'Importa sedi')).toBeVisible();
  await expect(page.getByText('è ancora da importare')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Clienti' }).click();
  await expect(page.getByText('i valori precedenti di 2 righe')).toBeVisible();
  await expect(button(page, 'Riporta com’era prima')).toBeVisible();
  const kept = page.waitForEvent('download');
  await button(page, 'Scarica com’era prima (2 righe)').click();
  const before = await readFile(await (await kept).path(), 'utf8');
  await put(`${mark}-prima.csv`, before);
  await button(page, 'Importa 2 righe').click();
  await expect(button(page, `Mostra le righe di ${mark}-prima.csv`)).toBeVisible();
  await namesAre(['Bar sì 0', 'Bar sì 1']);
});

test('the rows with errors stay to be fixed once the others were sent', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  const rows = [
    'code;p_iva;business_name;email;company_code;location_code;agent_code',
    `${mark}-0;01234567897;Bar zero;b0@x.it;${PLACE}`,
    `${mark}-0;01234567897;Bar doppio;b1@x.it;${PLACE}`,
    `${mark}-2;01234567897;Al;b2@x.it;${PLACE}`,
  ];
  await page.getByLabel('Scegli un file').setInputFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await button(page, 'Importa 1 riga valida').click();
  await expect(page.getByText('2 ancora da correggere')).toBeVisible();
  // They are still there after another page was open.
  await page.getByRole('tab', { name: 'Sedi' }).click();
  await expect(heading(page, 'Importa sedi')).toBeVisible();
  await page.getByRole('tab', { name: 'Clienti' }).click();
  await expectAccessible(page, 'rows left');
  const saved = page.waitForEvent('download');
  await button(page, 'Scarica le righe con errori').click();
  expect((await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')).toHaveLength(3);

  // The repeated record is still an error, though the row that it repeats is in no file now.
  await button(page, 'Correggi le 2 righe rimaste').click();
  await expect(page.getByText(`${mark}-errori.csv`)).toBeVisible();
  const errors = page.getByRole('grid', { name: 'Errori' });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expect(errors).toContainText('Lo stesso elemento compare già');
  // Rows keep the numbers of the first file.
  await page.getByLabel('Codice, riga 3').fill(`${mark}-1`);
  await page.getByLabel('Codice, riga 3').press('Enter');
  await page.getByLabel('Ragione sociale, riga 4').fill('Alimentari');
  await page.getByLabel('Ragione sociale, riga 4').press('Enter');
  await button(page, 'Importa 2 righe').click();
  await expect(page.getByText('File importato: 2 righe riuscite').first()).toBeVisible();
  const { data } = await api.get(`api/v1/customers?page=1&pageSize=20&searchTerm=${mark}`);
  expect(
    data.customers.map(({ business_name }: { business_name: string }) => business_name).toSorted(),
  ).toEqual(['Alimentari', 'Bar doppio', 'Bar zero']);
});

test('a whole file is sent as it is, byte by byte, and its rows come back with what was wrong', async ({
  page,
  context,
  as,
  complaints,
}) => {
  complaints.expect(/status of 500/, /ERR_INTERNET_DISCONNECTED/);
  const mark = newMark();
  await as('admin');
  await openCold(page, '/csv/list/Company');
  // Far down in the menu, and yet in sight.
  const here = page.getByRole('navigation', { name: 'Menu principale' }).locator('[aria-current]');
  await expect(here).toHaveText('Importa aziende');
  await expect(here).toBeInViewport();
  const bytes = Buffer.from(`company_code;company_name;description\r\n${mark};=1+1;2026-1-3\r\n`);
  const answerFailed = { status: 500, json: { errors: ['Il database è fermo'] } };
  await page.route(/companies\?.*pageSize=1000/, (route) => route.fulfill(answerFailed), {
    times: 1,
  });
  await page
    .getByLabel('Scegli un file')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: bytes });

  // Records that could not be read for the comparison are named, and read again without choosing the file again.
  const unread = page.getByRole('note').filter({ hasText: 'Impossibile caricare: Aziende' });
  await expect(unread).toContainText('Il database è fermo');
  await button(unread, 'Carica di nuovo').click();
  await expect(unread).toHaveCount(0);

  // Nor is it chosen again where the network is lost.
  await context.setOffline(true);
  await button(page, 'Importa tutto il file').click();
  await expect(page.getByText('File non inviato per intero').first()).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Importa tutto il file').click();
  // Its rows are in sight unasked, since one failed.
  await expect(button(page, `Nascondi le righe di ${mark}.csv`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Non riuscita' })).toHaveCount(1);
  // On a phone an error is as wide as its table.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const error = page.getByRole('cell', { name: "Logo: È richiesta un'immagine" });
  const table = page.getByRole('table', { name: `${mark}.csv` });
  expect((await error.boundingBox())?.width).toBe((await table.boundingBox())?.width);
  await page.setViewportSize(wide);
  const saved = page.waitForEvent('download');
  await button(page, `Scarica il file ${mark}.csv come è stato inviato`).click();
  expect(await readFile(await (await saved).path())).toEqual(bytes);

  // Failed rows go straight back to where they are corrected.
  await button(page, 'Correggi le righe non riuscite').click();
  const errors = page.getByRole('grid', { name: 'Errori' });
  await expect(errors.getByRole('row').nth(1)).toContainText('Riga 2');
  await expect(errors.getByRole('row').nth(1)).toContainText('Colonna assente');
  // There is no cell to write to.
  await button(page, "Logo: È richiesta un'immagine · 1").click();
  await expect(page.getByText('Il file non ha questa colonna')).toBeVisible();
  await expect(page.getByLabel('Sostituisci con')).toHaveCount(0);
});

test('what a spreadsheet damaged is asked about: lost zeros restored, an amount read as chosen', async ({
  page,
  as,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  const choose = (lines: readonly string[]) =>
    page.getByLabel('Scegli un file').setInputFiles({
      name: `${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
  await choose([
    'Esportazione clienti;;;;;;',
    'Codice;Partita IVA;Ragione sociale;Email;Azienda;Sede;Agente',
    `${mark}-1;743110157;Bar uno;b1@x.it;${PLACE}`,
    `${mark}-2;00743110157;Bar due;b2@x.it;${PLACE}`,
  ]);
  await expect(page.getByText('L’intestazione è alla riga 2')).toBeVisible();
  await expect(page.getByText('zeri iniziali mancanti in 1 riga')).toBeVisible();
  await expect(button(page, 'Importa 2 righe')).toBeDisabled();
  await expectAccessible(page, 'damaged values');
  await button(page, 'Rimetti gli zeri').click();
  await expect(page.getByText('Tutti gli errori sono corretti.')).toBeFocused();
  const sentText = async () => {
    const saved = page.waitForEvent('download');
    await button(page, `Scarica il file ${mark}.csv come è stato inviato`).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  await button(page, 'Importa 2 righe').click();
  expect(await sentText()).toContain(`${mark}-1,00743110157,Bar uno`);

  await openCold(page, '/csv/list/Turnover');
  await choose([
    'customer_code;agent_code;company_code;location_code;year;month;amount',
    `NESSUNO;AGE-001;AURORA;AUR-MIL;2026;9;1.234`,
  ]);
  await expect(page.getByText('può essere 1234 o 1,234')).toBeVisible();
  await button(page, 'Punto = migliaia').click();
  await button(page, 'Importa tutto il file').click();
  expect(await sentText()).toContain('2026,9,1234');
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

  // Beside a name and an error, a code is in one line still.
  await page.setViewportSize({ width: 1024, height: 768 });
  await dialog
    .getByRole('button', { name: /^Mostra le righe di promozioni/ })
    .first()
    .click();
  const codes = dialog.getByText(/^[A-Z]{3}-P\d\d$/);
  await expect(codes.first()).toBeVisible();
  const lines = await codes.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));

  await openCold(page, '/csv/list/Target');
  await page.getByRole('tab', { name: 'Traguardi' }).click();
  await expect(heading(page, 'Importa traguardi')).toBeVisible();

  // A file of both: once the targets are sent, the page still leads to the thresholds.
  await page.getByRole('tab', { name: 'Obiettivi' }).click();
  await expect(heading(page, 'Importa obiettivi')).toBeVisible();
  const columns = 'customer_code,agent_code,company_code,year,period,target_value,achieved_value';
  await page.getByLabel('Scegli un file').setInputFiles({
    name: 'both.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${columns},threshold,reward_type\nNESSUNO,AGE-001,AURORA,2031,year,1000,0,900,prize`,
    ),
  });
  await button(page, 'Importa tutto il file').click();
  await expect(page.getByText('1 riga', { exact: true }).first()).toBeVisible();
  await button(page, 'Apri in «Importa traguardi»').click();
  await expect(heading(page, 'Importa traguardi')).toBeVisible();
  await expect(page.getByText('4 colonne riconosciute su 4')).toBeVisible();
});

test('nobody but an admin imports, or asks what was imported', async ({ page, as }) => {
  const asked: string[] = [];
  page.on('request', (call) => {
    if (/^\/api\/.*(?:imports|upload|fileinfos)/.test(pathOf(call))) asked.push(pathOf(call));
  });
  for (const who of ['company.manager', 'area.manager', 'site.manager', 'agent'] as const) {
    await as(who);
    await openCold(page, '/csv/list/Customer');
    await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();
    await openCold(page, '/promotion/list');
    await expect(heading(page, 'Promozioni')).toBeVisible();
    await expect(button(page, 'Importa promozioni')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

/** Goes on by Tab until the focus is on `target`, as who has no mouse does. */
const tabTo = async (page: Page, target: Locator) => {
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it');
};
