import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE } from './accessibility';
import { expect, test } from './fixtures';
import { newMark, type Made } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  search,
  textField,
} from './screen';
import { makeQuestion, makeSurvey, questionsOf, storedTexts } from './surveys';

test('a manager prepares a survey, and publishes it once an admin has written a question', async ({
  page,
  as,
  api,
}) => {
  const title = `Sondaggio ${newMark()}`;
  await as('company.manager');
  await openCold(page, '/survey/create');
  await textField(page, 'Titolo').pressSequentially(title);
  await textField(page, 'Descrizione').pressSequentially('Come vanno le consegne?');
  const company = page.getByRole('combobox', { name: 'Azienda' });
  await expect(company).toHaveValue('Aurora Caffè S.p.A. · AURORA');
  await expect(company).not.toBeEditable();
  await textField(page, 'Inizio').pressSequentially('31/1/2027');
  await textField(page, 'Fine').pressSequentially('11/1/2027');
  await page.getByRole('checkbox', { name: 'Clienti' }).check();
  await page.getByRole('radio', { name: 'Pubblicato' }).check();
  await button(page, 'Salva').click();
  await expect(page.getByText('La fine deve venire dopo l’inizio', { exact: true })).toBeVisible();
  await expect(page.getByText('Campo obbligatorio')).toHaveCount(1);
  await expect(
    page.getByText('Aggiungi almeno una domanda prima di pubblicare il sondaggio'),
  ).toBeVisible();

  await textField(page, 'Inizio').fill('11/1/2027');
  await textField(page, 'Fine').fill('31012027');
  await page.getByRole('checkbox', { name: 'Clienti' }).uncheck();
  await page.getByRole('checkbox', { name: 'Agenti' }).check();
  await page.getByRole('radio', { name: 'Bozza' }).check();
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const sent = (await created).postDataJSON();
  expect(pathOf(await created)).toBe('/api/v1/surveys');
  expect(sent).toEqual({
    title,
    description: 'Come vanno le consegne?',
    company_code: 'AURORA',
    recipients: ['agents'],
    categories: [],
    start_date: '2027-01-11',
    end_date: '2027-01-31',
    status: 'draft',
  });
  await expectPath(page, '/survey/list');

  const { data } = await api.get(`api/v1/surveys?searchTerm=${encodeURIComponent(title)}`);
  const survey: Made = data.surveys[0];
  await openCold(page, `/survey/edit/${survey._id}`);
  await expect(page.getByText('un amministratore deve aggiungere')).toBeVisible();
  await page.getByRole('tab', { name: 'Domande' }).click();
  await expect(page.getByText('Solo un amministratore può aggiungere domande')).toBeVisible();
  await openCold(page, questionsOf(survey));
  await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();

  await makeQuestion(api, survey, 'Come va?');
  await openCold(page, `/survey/edit/${survey._id}`);
  await page.getByRole('radio', { name: 'Pubblicato' }).check();
  const published = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await published).postDataJSON()).toEqual({
    ...sent,
    status: 'published',
    updated_at: expect.any(String),
  });
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
});

test('an admin writes questions by keyboard, and sees them as the app asks them', async ({
  page,
  as,
  api,
}) => {
  const survey = await makeSurvey(api, `Sondaggio ${newMark()}`);
  await as('admin');
  await openCold(page, `/survey/edit/${survey._id}`);
  await page.getByRole('link', { name: 'Aggiungi le domande' }).click();
  await expectAddress(page, `/survey/${survey._id}/question/create`);
  await textField(page, 'Testo').pressSequentially('Come valuti le consegne?');
  await textField(page, 'Opzione 1').pressSequentially('Bene');
  await page.keyboard.press('Enter');
  await expect(textField(page, 'Opzione 2')).toBeFocused();
  await expect(page.getByText(/^1 di \d+$/)).toBeVisible();
  await page.keyboard.type('Bene');
  await button(page, 'Salva').click();
  await expect(
    page.getByText('Ogni voce può comparire una sola volta', { exact: true }),
  ).toBeVisible();
  await textField(page, 'Opzione 2').fill('Così così');
  await page.keyboard.press('Enter');
  await expect(textField(page, 'Opzione 3')).toBeFocused();
  await page.keyboard.type('Male');
  await button(page, 'Sposta su: Male').press('Enter');
  await expect(textField(page, 'Opzione 2')).toHaveValue('Male');
  await button(page, 'Rimuovi: Così così').press('Enter');

  const phone = page.getByRole('figure', { name: /^Anteprima/ });
  await button(phone, 'Invia le risposte').click();
  await expect(phone.getByText('Rispondi alle domande obbligatorie')).toBeVisible();
  await phone.getByRole('radio', { name: 'Male' }).check();
  await expect(phone.getByText('Rispondi alle domande obbligatorie')).toHaveCount(0);
  await button(phone, 'Invia le risposte').click();
  await expect(phone.getByText('Grazie per le tue risposte!')).toBeVisible();

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe(`/api/v1/surveys/${survey._id}/questions`);
  expect((await created).postDataJSON()).toEqual({
    text: 'Come valuti le consegne?',
    kind: 'single_select',
    options: ['Bene', 'Male'],
    required: true,
    position: 1,
  });
  await expectPath(page, questionsOf(survey));

  // The alert links it, too.
  await page.getByRole('main').getByRole('link', { name: 'Come valuti le consegne?' }).click();
  await page.getByRole('radio', { name: 'Testo libero' }).check();
  await expect(textField(page, 'Opzione 1')).toHaveCount(0);
  const tooWide = (answer: Element) => {
    const screen = answer.closest('[data-phone-screen]');
    return (screen?.scrollWidth ?? 0) - (screen?.clientWidth ?? 0);
  };
  expect(await phone.getByRole('textbox').evaluate(tooWide)).toBe(0);
  const changed = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await changed).postDataJSON()).toMatchObject({ kind: 'free_text', options: [] });
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();

  await openCold(page, `/survey/edit/${survey._id}`);
  await expect(page.getByRole('radio', { name: 'Bozza' })).toBeChecked();
  await page.getByRole('tab', { name: 'Domande' }).click();
  const publish = page.getByRole('tabpanel').getByRole('button', { name: 'Pubblica' });
  const published = page.waitForRequest((call) => call.method() === 'POST');
  await publish.click();
  expect((await published).postDataJSON()).toMatchObject({ status: 'published' });
  await expect(publish).toHaveCount(0);
  await page.getByRole('tab', { name: 'Dati' }).click();
  await expect(page.getByRole('radio', { name: 'Pubblicato' })).toBeChecked();
});

test('questions are put in order beside the survey, and only the moved ones are sent', async ({
  page,
  as,
  api,
}) => {
  const survey = await makeSurvey(api, `Sondaggio ${newMark()}`);
  for (const text of ['Uno?', 'Due?', 'Tre?']) await makeQuestion(api, survey, text);
  await as('admin');
  await openCold(page, `/survey/edit/${survey._id}?tab=questions`);
  const handle = button(page, 'Sposta: Tre?');
  await handle.press('Space');
  await expect(page.getByText('Tre? preso, posizione 3 di 3')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Tre? sulla posizione 2 di 3')).toBeAttached();
  await page.keyboard.press('Space');
  const calls = recordCalls(page);
  await button(page, 'Salva ordine').click();
  await expect(alertSaying(page, 'status', 'Ordine salvato')).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST')).toHaveLength(2);
  expect(await storedTexts(api, survey)).toEqual(['Uno?', 'Tre?', 'Due?']);
});

test('the results of a survey are read, searched and saved as they are', async ({
  page,
  as,
  api,
}) => {
  const { data } = await api.get('api/v1/surveys?company_code=AURORA&status=closed&sortField=_id');
  const survey: Made = data.surveys[0];
  await as('company.manager');
  await openCold(page, '/survey/list');
  // Surveys of other stories may fill the first page.
  await search(page, String(survey.title));
  await page.getByRole('link', { name: `Risultati: ${String(survey.title)}` }).click();
  await expectAddress(page, new RegExp(`^/survey/list\\?.*open=${survey._id}`));
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Persone che hanno risposto')).toBeVisible();
  await expect(panel.getByText(/% delle persone raggiunte \(/)).toBeVisible();
  await expect(panel.getByText('Molto soddisfatto')).toBeVisible();
  await panel.getByRole('searchbox', { name: /Cerca tra le risposte/ }).fill('LUNEDI');
  await expect(panel.getByText(/rispost[ae] trovat[ae]/)).toBeVisible();
  for (const text of await panel.locator('ol > li').allTextContents()) {
    expect(text).toContain('lunedì');
  }
  await panel.getByRole('searchbox', { name: /Cerca tra le risposte/ }).fill('');
  await panel.getByRole('textbox', { name: 'Dal' }).pressSequentially(String(survey.end_date));
  await expect(panel.getByText(/% di [\d.]+ in totale/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(panel.getByText(/^Dal \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await button(panel, 'Mostra tutte').click();
  await expect(panel.getByText(/% delle persone raggiunte \(/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(panel, 'Scarica le risposte').click();
  await page.getByRole('menuitem', { name: /Una riga per risposta/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`survey-${survey._id}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('question_id,question,answer');
  const savedByPerson = page.waitForEvent('download');
  await button(panel, 'Scarica le risposte').click();
  await page.getByRole('menuitem', { name: 'Una riga per persona (.csv)' }).click();
  expect((await savedByPerson).suggestedFilename()).toBe(`survey-${survey._id}-people.csv`);
  await expect(page.getByText('Esportazione completata')).toBeVisible();
});

const answering = (page: Page, body: string) =>
  page.route(/\/feedbacks\/survey\/export/, (route) =>
    route.fulfill({ contentType: 'text/csv; charset=utf-8', body }),
  );

test('the note about given answers has its link below its text on a phone', async ({
  page,
  as,
  api,
}) => {
  const { data } = await api.get('api/v1/surveys?searchTerm=Sul%20territorio');
  const survey: Made = data.surveys[0];
  await page.setViewportSize(PHONE);
  await as('admin');
  await openCold(page, `/survey/edit/${survey._id}`);
  const note = page.getByRole('note').filter({ hasText: 'risposto' });
  const text = await note.locator('.MuiAlert-message').boundingBox();
  const link = await note.getByRole('link', { name: 'Vedi i risultati' }).boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0));
});

test('the bar of a question has two lines on a phone with its keyboard', async ({
  page,
  as,
  api,
}) => {
  const survey = await makeSurvey(api, `Sondaggio ${newMark()}`);
  await page.setViewportSize({ ...PHONE, height: 500 });
  await as('admin');
  await openCold(page, `/survey/${survey._id}/question/create`);
  await page.getByRole('textbox', { name: 'Testo' }).fill('Domanda');
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2);
  };
  const preview = button(page, 'Anteprima');
  await expect(preview).toBeVisible();
  const cancel = page.getByRole('link', { name: 'Annulla', exact: true });
  const line = await middleOf(cancel);
  expect(await middleOf(preview)).toBe(line);
  expect(Math.abs((await middleOf(page.getByText('1 campo compilato'))) - line)).toBeLessThan(4);
  const option = page.getByRole('textbox', { name: 'Opzione 2' });
  await option.fill('Due');
  expect(await middleOf(option)).toBeLessThan(await middleOf(cancel));
});

test('a file with another separator and ragged rows is read, and its lines are reported', async ({
  page,
  as,
  api,
}) => {
  const survey = await makeSurvey(api, `Sondaggio ${newMark()}`);
  const hostile = '<img src=x onerror="window.broken = 1">';
  await answering(
    page,
    [
      'QUESTION;Answer;customer_code;company_code',
      `"${hostile.replaceAll('"', '""')}";<script>window.broken = 1</script>;C1;AURORA`,
      'Altra?;b;C1;AURORA;di troppo',
      `"${hostile.replaceAll('"', '""')}";due;C2;<b>Altra</b>`,
    ].join('\r\n'),
  );
  await as('admin');
  await openCold(page, `/survey/edit/${survey._id}?tab=results`);
  await expect(page.getByText('1 riga non letta perché incompleta: riga 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: `1. ${hostile}` })).toBeVisible();
  await expect(page.getByText('<script>window.broken = 1</script>', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Azienda' }).press('Enter');
  await page.getByRole('option', { name: '<b>Altra</b>' }).press('Enter');
  await expect(page.getByText('50,0% di 2 in totale').first()).toBeVisible();
  await expect(page.getByText('due', { exact: true })).toBeVisible();
  await expect(page.getByText('<script>window.broken = 1</script>', { exact: true })).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.unroute(/\/feedbacks\/survey\/export/);

  await answering(page, 'nome,voto\r\nAda,10\r\n');
  await openCold(page, `/survey/edit/${survey._id}?tab=results`);
  await expect(page.getByText(/si può solo scaricare/)).toBeVisible();
  await expect(button(page, 'Scarica le risposte')).toBeEnabled();
});

test('a hundred thousand answers do not hold up the page', async ({ page, as, api }) => {
  const survey = await makeSurvey(api, `Sondaggio ${newMark()}`);
  const lines = Array.from({ length: 100_000 }, (_, at) => `Perché?,Risposta ${at},C${at}`);
  await answering(page, ['question,answer,customer_code', ...lines].join('\n'));
  await as('admin');
  await openCold(page, `/survey/edit/${survey._id}`);
  await expect(heading(page, String(survey.title))).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const held = window as unknown as { longest: number };
        held.longest = Math.max(held.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('tab', { name: 'Risultati' }).click();
  await expect(page.getByText('100.000', { exact: true }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: /Cerca tra le risposte/ }).fill('99999');
  await expect(page.getByText('1 risposta trovata').first()).toBeVisible();
  // Reading the file takes seconds; what the page does with it has to stay below the shortest of them.
  expect(
    await page.evaluate(() => (window as unknown as { longest: number }).longest),
  ).toBeLessThan(1_000);
});

test('surveys and their questions are accessible', async ({ page, as, api }) => {
  test.slow();
  const { data } = await api.get('api/v1/surveys?company_code=AURORA&status=closed&sortField=_id');
  const survey: Made = data.surveys[0];
  await as('admin');
  for (const [address, ready] of [
    [`/survey/edit/${survey._id}`, 'Contenuto'],
    [`/survey/edit/${survey._id}?tab=results`, 'Persone che hanno risposto'],
    [questionsOf(survey), 'Domande'],
    [`/survey/${survey._id}/question/create`, 'Risposta'],
  ] as const) {
    await openCold(page, address);
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
    await expectAccessible(page, address);
  }
});
