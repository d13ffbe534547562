import type { Page } from '@playwright/test';
import { fillBoUser } from './bo-users';
import { expect, storeSession, test, type Api } from './fixtures';
import { makeBoUser, newMark, type Made } from './records';
import {
  askToDelete,
  alertSaying,
  answerDown,
  button,
  column,
  DOWN,
  expectNote,
  expectAddress,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  search,
  textField,
} from './screen';

/**
 * Checks what every form on a page of its own does, with the one of back-office users: the same code serves all.
 * The fields on the wire, widgets and rules of an entity are in the spec of that entity.
 */
const LIST = '/bo-user/list';
const BO_USERS = 'api/v1/bousers';

test('pressing Save three times sends one record', async ({ page, as }) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/bo-user/create');
  await fillBoUser(page, mark);
  const calls = recordCalls(page);
  await button(page, 'Salva').click({ clickCount: 3 });
  await expectPath(page, LIST);
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST').map(pathOf)).toEqual([
    '/api/v1/auth/bouser/create',
  ]);
  await search(page, mark);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});

test('an edit is sent whole, goes back to the list and shows there', async ({ page, as, api }) => {
  const mark = newMark();
  const made = await makeBoUser(api, mark);
  await as('admin');
  await openCold(page, `${LIST}?filter=${JSON.stringify({ q: mark })}`);
  await page.getByRole('grid').getByRole('link').first().click();
  await expectPath(page, addressOf(made));
  await field(page).fill(`Nuovo ${mark}`);
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await sent).postDataJSON()).toMatchObject({
    surname: `Nuovo ${mark}`,
    updated_at: made.updated_at,
  });
  expect((await sent).postDataJSON()).not.toHaveProperty('_id');
  await expectPath(page, LIST);
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  await expect.poll(() => column(page, 'Nome')).toEqual([`Nome Nuovo ${mark}`]);
  expect((await stored(api, made)).surname).toBe(`Nuovo ${mark}`);
});

test('a code in use is reported on its field and keeps the form', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  await makeBoUser(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/create');
  await fillBoUser(page, mark);
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'alert', 'Questo valore è già in uso')).toBeVisible();
  await expectNote(textField(page, 'Codice'), 'Questo valore è già in uso');
  await expect(textField(page, 'Cognome')).toHaveValue(`Cognome ${mark}`);
});

test('every line the server sends is an alert, and is on its field', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await field(page).fill('Nome rifiutato');
  await page.route(`**/${BO_USERS}/*/update`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [
          { message: 'Questo nome non va', field: 'surname' },
          'Una riga senza campo',
          { msg: 'Una riga di un altro campo', param: 'elsewhere' },
        ],
      },
    }),
  );
  await button(page, 'Salva').click();
  for (const line of ['Questo nome non va', 'Una riga senza campo', 'Una riga di un altro campo']) {
    await expect(alertSaying(page, 'alert', line)).toBeVisible();
  }
  await expectNote(field(page), 'Questo nome non va');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveValue('Nome rifiutato');
  await expect(button(page, 'Salva')).toBeEnabled();
});

test('a record is deleted once, after a dialog that names it', async ({ page, as, api }) => {
  const mark = newMark();
  const made = await makeBoUser(api, mark);
  await as('admin');
  await openCold(page, addressOf(made));
  const dialog = page.getByRole('dialog', { name: `Eliminare Nome Cognome ${mark}?` });
  await askToDelete(page);
  await button(dialog, 'Annulla').click();
  await expect(dialog).toHaveCount(0);

  const calls = recordCalls(page);
  await askToDelete(page);
  await button(dialog, 'Elimina').click();
  await expectPath(page, LIST);
  await expect(heading(page, 'Utenti back-office')).toBeVisible();
  await expect(alertSaying(page, 'status', 'eliminato con successo')).toBeVisible();
  expect(calls.map(pathOf).filter((path) => path.endsWith('/delete'))).toEqual([
    `/${BO_USERS}/${made._id}/delete`,
  ]);
  await search(page, mark);
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

/** As after a day's work in one tab: from here on each new page drops the oldest of the browser's fifty. */
const fillHistory = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let entries = 0; entries < 50; entries += 1) location.hash = `/docs/overview?${entries}`;
  });

test('after a failed save the form still asks before it is left', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const mark = newMark();
  const made = await makeBoUser(api, mark);
  await as('admin');
  await openCold(page, `${LIST}?filter=${JSON.stringify({ q: mark })}`);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await fillHistory(page);
  await page.goto(`./#${addressOf(made)}`);
  await field(page).fill('Mai salvato');
  await answerDown(page, `**/${BO_USERS}/*/update`);
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'alert', DOWN)).toBeVisible();

  const away = page
    .getByRole('navigation', { name: 'Menu principale' })
    .getByRole('link', { name: 'Clienti', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
  await away.click();
  await button(dialog, 'Resta sulla pagina').click();
  await expect(dialog).toHaveCount(0);
  await expectPath(page, addressOf(made));
  await expect(field(page)).toHaveValue('Mai salvato');

  await page.goto('./#/app-user/list');
  await button(dialog, 'Resta sulla pagina').click();
  await expectPath(page, addressOf(made));
  await expect(field(page)).toHaveValue('Mai salvato');

  await page.goBack();
  await button(dialog, 'Resta sulla pagina').click();
  await expectPath(page, addressOf(made));

  await away.click();
  await button(dialog, 'Esci senza salvare').click();
  await expectPath(page, '/app-user/list');
  expect((await stored(api, made)).surname).toBe(made.surname);
});

test('what was typed when the session ended is offered after the login', async ({
  page,
  as,
  api,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await field(page).fill('Scritto prima del 401');
  const refused = `**/${BO_USERS}/*/update`;
  await page.route(refused, (route) =>
    route.fulfill({ status: 401, json: { errors: ['Sessione scaduta: accedi di nuovo'] } }),
  );
  await button(page, 'Salva').click();
  await expectPath(page, '/auth/login');
  await page.unroute(refused);

  await storeSession(page, await signIn('admin'));
  await openCold(page, '/auth/login');
  await expectPath(page, addressOf(made));
  await expect(field(page)).toHaveValue(String(made.surname));
  await expect(page.getByText('Ripristinare le modifiche non salvate').first()).toBeVisible();
  await button(page, 'Ripristina').click();
  await expect(field(page)).toHaveValue('Scritto prima del 401');
  await button(page, 'Salva').click();
  await expectPath(page, LIST);
  expect((await stored(api, made)).surname).toBe('Scritto prima del 401');
});

test('a stale edit shows both versions, and mine can be kept', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await field(page).fill('La mia versione');
  await changeMeanwhile(api, made, 'Un’altra versione');
  await button(page, 'Salva').click();

  const dialog = page.getByRole('dialog', {
    name: 'Questo elemento è stato modificato nel frattempo',
  });
  const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(row.getByRole('cell')).toHaveText([
    String(made.surname),
    'Un’altra versione',
    'La mia versione',
  ]);
  expect((await stored(api, made)).surname).toBe('Un’altra versione');
  await button(dialog, 'Mantieni le mie').click();
  await expectPath(page, LIST);
  expect((await stored(api, made)).surname).toBe('La mia versione');
});

test('of a stale edit the other version can be taken', async ({ page, as, api, complaints }) => {
  complaints.expect(/status of 409/);
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await field(page).fill('La mia versione');
  await changeMeanwhile(api, made, 'Un’altra versione');
  const dialog = page.getByRole('dialog', {
    name: 'Questo elemento è stato modificato nel frattempo',
  });
  await button(page, 'Salva').click();
  await button(dialog, 'Annulla').click();
  await expect(field(page)).toHaveValue('La mia versione');

  await button(page, 'Salva').click();
  await button(dialog, 'Usa le sue').click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toHaveValue('Un’altra versione');
  await field(page).fill('Dopo la sua');
  await button(page, 'Salva').click();
  await expectPath(page, LIST);
  expect((await stored(api, made)).surname).toBe('Dopo la sua');
});

test('a field that turns wrong as it is left does not move Save from under the pointer', async ({
  page,
  as,
}) => {
  // As high as the form: its bar is below the fields.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await as('admin');
  await openCold(page, '/bo-user/create');
  await textField(page, 'Email').pressSequentially('chiara');
  // As long as a hand holds a button down: the field's rule could appear under it meanwhile.
  await button(page, 'Salva').click({ delay: 250 });
  await expectNote(textField(page, 'Email'), 'Email non valida');
  // The form was sent, and so every field is checked.
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
});

test('fields are evenly spaced, and stay in place when their hints and errors appear', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/bo-user/create');
  const places = () =>
    Promise.all(
      ['Codice', 'Nome', 'Email', 'Telefono'].map(async (label) => {
        const box = await textField(page, label).boundingBox();
        return Math.round(box?.y ?? 0);
      }),
    );
  const before = await places();
  const gaps = before.slice(1).map((top, at) => top - (before[at] ?? 0));
  expect(new Set(gaps).size).toBe(1);
  await textField(page, 'Codice').focus();
  expect(await places()).toEqual(before);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Telefono'), 'Campo obbligatorio');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await places()).toEqual(before);
});

test('unsaved changes are shown, and a save without changes sends nothing', async ({
  page,
  as,
  api,
}) => {
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await expect(page.getByText('Nessuna modifica')).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await page.keyboard.press('Control+s');
  await expect(alertSaying(page, 'status', 'Nessuna modifica da salvare')).toBeVisible();
  await expectPath(page, addressOf(made));
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);

  await field(page).pressSequentially('x');
  await textField(page, 'Nome').pressSequentially('y');
  await button(page, '2 campi modificati').focus();
  await expect(page.getByRole('tooltip')).toHaveText('Nome, Cognome');
  await field(page).fill(String(made.surname));
  await expect(button(page, '1 campo modificato')).toBeVisible();
});

test('fields that are required say so, those of a role once it is chosen', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/bo-user/create');
  const required = (name: string) =>
    page.getByLabel(name, { exact: true }).first().getAttribute('aria-required');
  for (const name of ['Codice', 'Nome', 'Email', 'Telefono']) {
    expect(await required(name)).toBe('true');
  }
  await page.getByRole('checkbox', { name: 'Responsabile aziendale' }).check();
  await expect.poll(() => required('Azienda')).toBe('true');
  expect(await required('Sede')).toBe('false');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  await expect.poll(() => required('Sede')).toBe('true');
});

test('switching the language keeps what is typed, in place', async ({ page, as, api }) => {
  const made = await makeBoUser(api, newMark());
  await as('admin');
  await openCold(page, addressOf(made));
  await field(page).fill('Scritto in italiano');
  const kept = await field(page).elementHandle();
  await page.getByRole('group', { name: 'Lingua' }).getByRole('button', { name: /EN/ }).click();
  await expect(textField(page, 'Surname')).toHaveValue('Scritto in italiano');
  await expect(button(page, '1 field changed')).toBeVisible();
  expect(await kept?.evaluate((input) => input.isConnected)).toBe(true);
});

test('records are made in series, and duplicated; the alert names and links each', async ({
  page,
  as,
}) => {
  const marks = [newMark(), newMark(), newMark()] as const;
  await as('admin');
  await openCold(page, '/bo-user/create');
  await fillBoUser(page, marks[0]);
  await button(page, 'Salva e aggiungi ancora').click();
  await expect(alertSaying(page, 'status', `Chiara Cognome ${marks[0]}`)).toBeVisible();
  await expect(textField(page, 'Codice')).toBeFocused();
  await expect(textField(page, 'Codice')).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const [name, text] of Object.entries(personOf(marks[1]))) {
    await textField(page, name).pressSequentially(text);
  }
  await button(page, 'Salva').click();
  await expectPath(page, LIST);
  await page.locator('[data-alerts]').getByRole('link', { name: marks[1] }).click();
  await expect(heading(page, `Nome Cognome ${marks[1]}`)).toBeVisible();

  await button(page, 'Altre azioni').click();
  await page.getByRole('menuitem', { name: 'Duplica' }).click();
  await expectAddress(page, /^\/bo-user\/create\?copy=[0-9a-f]{24}$/);
  // The initial values of a new record are in the address.
  await page.reload();
  await expect(textField(page, 'Codice')).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const [name, text] of Object.entries(personOf(marks[2]))) {
    await textField(page, name).pressSequentially(text);
  }
  await button(page, 'Salva').click();
  await expectPath(page, LIST);
  await expect(alertSaying(page, 'status', marks[2])).toBeVisible();
});

const personOf = (mark: string) => ({
  Codice: mark,
  Nome: 'Nome',
  Cognome: `Cognome ${mark}`,
  Email: `${mark.toLowerCase()}@example.com`,
  Telefono: '02 1234567',
});

const addressOf = ({ _id }: Made) => `/bo-user/edit/${_id}`;

const field = (page: Page) => textField(page, 'Cognome');

const stored = async (api: Api, { _id }: Made) => (await api.get(`${BO_USERS}/${_id}`)).data.bouser;

const changeMeanwhile = async (api: Api, made: Made, text: string) => {
  const payload = { ...(await stored(api, made)), surname: text };
  await api.post(`${BO_USERS}/${made._id}/update`, payload);
};
