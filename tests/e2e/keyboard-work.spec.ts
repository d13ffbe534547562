import { STILL_COMING } from './accessibility';
import { credentialsOf, expect, test } from './fixtures';
import { handsOn } from './keyboard';
import { makeBoUser, makeNews, newMark } from './records';
import { button, expectAddress, expectPath, heading, openCold, textField } from './screen';
import { makeQuestion, makeSurvey, storedTexts } from './surveys';

/* More tasks done by keyboard alone: the notes are in keyboard-records.spec.ts. */

test('a survey, which leads to its questions, and their order', async ({ page, as, api }, info) => {
  const hands = await handsOn(page, info);
  const title = `Sondaggio ${newMark()}`;
  await as('admin');
  await openCold(page, '/survey/create');
  await expect(heading(page, 'Nuovo sondaggio')).toBeFocused();
  await hands.to(textField(page, 'Titolo'));
  await hands.type(title);
  await hands.to(textField(page, 'Descrizione'));
  await hands.type('Come vanno le consegne?');
  const company = page.getByRole('combobox', { name: 'Azienda' });
  await hands.to(company);
  await hands.type('AURORA');
  await expect(page.getByRole('option', { name: /AURORA/ })).toBeVisible();
  await hands.press('ArrowDown', 'Enter');
  await hands.to(textField(page, 'Inizio'));
  await hands.type('11/1/2027');
  await hands.to(textField(page, 'Fine'));
  await hands.type('31/1/2027');
  await hands.to(page.getByRole('checkbox', { name: 'Agenti' }));
  await hands.press('Space');
  await hands.press('Control+s');
  await expectAddress(page, /^\/survey\/edit\/\w+\?tab=questions$/);
  await hands.hears('Creato con successo');

  const survey = await makeSurvey(api, `Ordine ${newMark()}`);
  for (const text of ['Uno?', 'Due?', 'Tre?']) await makeQuestion(api, survey, text);
  await openCold(page, `/survey/edit/${survey._id}?tab=questions`);
  await hands.to(button(page, 'Sposta: Tre?'));
  await hands.press('Space');
  await hands.hears('Tre? preso, posizione 3 di 3');
  await hands.press('ArrowUp');
  await hands.hears('Tre? sulla posizione 2 di 3');
  await hands.press('Space');
  await hands.hears('Tre? lasciato in posizione 2 di 3');
  await hands.to(button(page, 'Salva ordine'));
  await hands.press('Enter');
  await hands.hears('Ordine salvato');
  expect(await storedTexts(api, survey)).toEqual(['Uno?', 'Tre?', 'Due?']);
  await hands.end(41);
});

test('a file with six wrong cells is corrected and sent', async ({ page, as }, info) => {
  const hands = await handsOn(page, info);
  const mark = newMark();
  const place = 'AURORA;AUR-MIL;AGE-001';
  const rows = [
    'Codice;P. IVA;Ragione sociale;Email;Azienda;Sede;Agente',
    `${mark}-1;12345670017;Al;nessuna;${place}`,
    ...[2, 3, 4].map((at) => `${mark}-${at};12345670017;Bar ${at};nessuna;${place}`),
    `${mark}-5;12345670017;Bar nove;b9@x.it;NESSUNA;AUR-MIL;AGE-001`,
  ];
  await as('admin');
  await openCold(page, '/csv/list/Customer');
  await expect(heading(page, 'Importa clienti')).toBeFocused();
  await hands.chooseFile(page.getByLabel('Scegli un file'), {
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  const grid = page.getByRole('grid', { name: 'Errori' });
  await expect(grid.getByRole('row')).toHaveCount(7);
  const cell = (name: string) => grid.getByLabel(name, { exact: true });
  await hands.to(cell('Ragione sociale, riga 2'));
  // Still wrong: the focus stays, and what is typed next replaces it.
  await hands.type('x');
  await hands.press('Enter');
  await hands.hears(/^Ancora errato: /);
  await expect(cell('Ragione sociale, riga 2')).toBeFocused();
  await expect(cell('Ragione sociale, riga 2')).toHaveAccessibleDescription('Almeno 3 caratteri');
  for (const [text, left, next] of [
    ['Alimentari', 5, 'Email, riga 2'],
    ['uno@x.it', 4, 'Email, riga 3'],
    ['due@x.it', 3, 'Email, riga 4'],
    ['tre@x.it', 2, 'Email, riga 5'],
  ] as const) {
    await hands.type(text);
    await hands.press('Enter');
    await expect(cell(next)).toBeFocused();
    await hands.hears(`Corretto, restano ${left} errori`);
  }
  await hands.press('ArrowDown');
  await expect(cell('Azienda, riga 6')).toBeFocused();
  await hands.press('ArrowUp');
  await hands.type('quattro@x.it');
  await hands.press('Enter');
  await expect(cell('Azienda, riga 6')).toBeFocused();
  await hands.type('AURORA');
  await hands.press('Enter');
  await hands.hears('Corretto, non resta nessun errore');
  await expect(page.getByText('Tutti gli errori sono corretti.')).toBeFocused();
  await hands.to(button(page, 'Importa 5 righe'));
  await hands.press('Enter');
  await expect(page.locator('section :focus').filter({ hasText: '5' })).toHaveClass(/MuiAlert/);
  // Before, the focus was on the body after each cell, and Tab began at the top of the page.
  const said = await hands.end(50);
  // The result of the check, once: a correction has a sentence of its own.
  expect(said.filter((sentence) => sentence.includes('Con errori'))).toHaveLength(1);
});

test('the calendar, from day to day', async ({ page, as, api }, info) => {
  const hands = await handsOn(page, info);
  const title = `Keys ${newMark()}`;
  await makeNews(api, title, { publication_date: '2036-06-12T08:00:00.000Z' });
  await as('company.manager');
  // However low the window, this week does not push the heading out of it.
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 500 });
  await openCold(page, '/calendar?view=month');
  await expect(heading(page, 'Calendario')).toBeFocused();
  await expect(page.locator('[aria-current=date]').first()).toBeAttached();
  await hands.press('Shift');
  if (whole) await page.setViewportSize(whole);
  await openCold(page, '/calendar?view=month&date=2036-06-15');
  const item = page.getByRole('button', { name: new RegExp(`^News: ${title}`) });
  await expect(item).toBeVisible();
  await hands.to(button(page, 'domenica 15 giu 2036, 0 elementi'));
  await hands.press('PageDown');
  await expect(button(page, 'martedì 15 lug 2036, 0 elementi')).toBeFocused();
  await hands.press('PageUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(button(page, 'giovedì 12 giu 2036, 1 elemento')).toBeFocused();
  await hands.press('Tab', 'Enter');
  await hands.to(page.getByRole('dialog').getByRole('textbox', { name: 'Sposta al giorno' }));
  await hands.press('Control+a');
  await hands.type('25/6/2036');
  await hands.press('Enter');
  await expect(item).toHaveAccessibleName(/25 giu 2036/);
  await expect(item).toBeFocused();
  await hands.end(26);
});

test('the palette, and the theme', async ({ page, as }, info) => {
  const hands = await handsOn(page, info);
  await as('admin');
  await openCold(page, '/dashboard');
  await expect(heading(page, /./)).toBeFocused();
  await hands.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await hands.type('gruppi');
  await expect(page.getByRole('option', { name: /Gruppi/ }).first()).toBeVisible();
  await hands.press('Enter');
  await expectPath(page, '/group/list');
  await expect(heading(page, 'Gruppi')).toBeFocused();
  await hands.to(button(page, 'Passa al tema scuro'), 'Shift+Tab');
  await hands.press('Enter');
  await hands.hears('Tema scuro');
  await hands.end(5);
});

test('figures are sorted, paged and exported', async ({ page, as }, info) => {
  const hands = await handsOn(page, info);
  await as('admin');
  await openCold(page, '/appactivity');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(5)).toBeVisible();
  const download = page.waitForEvent('download');
  await hands.to(button(page, 'Esporta CSV'));
  await hands.press('Enter');
  expect((await download).suggestedFilename()).toBe('app-activity.csv');
  await hands.hears('Esportazione completata');
  await expect(button(page, 'Esporta CSV')).toBeFocused();
  await hands.to(grid.locator('tbody').getByRole('link').first());
  await hands.press('ArrowUp', 'Enter');
  await hands.hears(/: Ordine (crescente|decrescente)$/);
  await hands.to(page.getByRole('combobox', { name: /Righe per pagina/ }));
  await hands.press('Enter');
  await expect(page.getByRole('option', { selected: true })).toBeFocused();
  await hands.press('ArrowDown', 'Enter');
  await hands.hears('Righe per pagina: 25');
  await hands.end(40);
});

test('a session that ended keeps what was typed', async ({ page, as, api, complaints }, info) => {
  complaints.expect(/status of 401/);
  const hands = await handsOn(page, info);
  const user = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, `/bo-user/edit/${user._id}`);
  await hands.to(textField(page, 'Cognome'));
  await hands.press('Control+a');
  await hands.type('Scritto prima');
  const signedOut = { status: 401, json: { errors: ['Sessione scaduta: accedi di nuovo'] } };
  await page.route('**/api/v1/bousers/*/update', (route) => route.fulfill(signedOut), { times: 1 });
  await hands.press('Control+s');
  await expectPath(page, '/auth/login');
  const { email, password } = credentialsOf('admin');
  await hands.to(textField(page, 'Email'));
  await hands.press('Control+a');
  await hands.type(email);
  await hands.press('Tab');
  await hands.type(password);
  await hands.press('Enter');
  await expectPath(page, `/bo-user/edit/${user._id}`);
  await hands.to(button(page, 'Ripristina'));
  await hands.press('Enter');
  await expect(textField(page, 'Cognome')).toHaveValue('Scritto prima');
  await hands.press('Control+s');
  await expectPath(page, '/bo-user/list');
  await hands.hears('Aggiornato con successo');
  await hands.end(60);
});

test('a window of 320 by 256 pixels', async ({ page, as }, info) => {
  const hands = await handsOn(page, info);
  await as('admin');
  await page.setViewportSize({ width: 320, height: 256 });
  // As many stops as each page has.
  for (const [address, title, stops] of [
    ['/company/create', 'Nuova azienda', 10],
    ['/news/list', 'News', 14],
    ['/promotion/create', 'Nuova promozione', 12],
    ['/csv/list/Customer', 'Importa clienti', 16],
    ['/calendar', 'Calendario', 17],
    // Its heading comes after the table of contents.
    ['/docs/accessibility', 'Accessibilità', 4],
  ] as const) {
    await openCold(page, address);
    await expect(heading(page, title)).toBeFocused();
    // Until all parts have come, Tab leads from the last one to the body.
    await expect(page.locator(STILL_COMING)).toHaveCount(0);
    for (let at = 0; at < stops; at += 1) await hands.press('Tab');
  }
  // A dialog, whose buttons are one above the other.
  await openCold(page, '/company/create');
  await expect(heading(page, 'Nuova azienda')).toBeFocused();
  await hands.to(textField(page, 'Codice'));
  await hands.type('X');
  await hands.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await hands.type('gruppi');
  await expect(page.getByRole('option', { name: /^Gruppi/ }).first()).toBeVisible();
  await hands.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
  await expect(dialog).toBeVisible();
  await hands.to(button(dialog, 'Esci senza salvare'));
  await hands.press('Enter');
  await expectPath(page, '/group/list');
  await hands.end(90);
});
