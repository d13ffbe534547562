import type { Locator, Page } from '@playwright/test';
import { expect, storeSession, test } from './fixtures';
import { addressIn, mailsTo } from './mail';
import { makeBoUser, newMark } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectNote,
  expectPath,
  heading,
  openCold,
  pathOf,
  pick,
  recordCalls,
  search,
  textField,
} from './screen';

/** The life of an account, as the person it belongs to goes through it: specification, sections 2, 4 and 5. */
const REQUIRED = 'Campo obbligatorio';
const PASSWORD_RULE =
  'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero';
const INVALID_LOGIN = 'I dettagli di accesso non sono corretti';

/** The alert that says exactly `text`; the sentence that is read out is beside it. */
const alertWith = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${text.replaceAll('.', '\\.')}$`) });

test('registered, given a role, logged out, forgotten, reset', async ({
  page,
  browser,
  context,
  api,
  signIn,
  complaints,
}) => {
  test.slow();
  const mark = newMark();
  const email = `${mark.toLowerCase()}@nuovi.example.com`;

  await test.step('the form says what is missing, and waits for the terms', async () => {
    await openCold(page, '/auth/registration');
    const calls = recordCalls(page);
    await button(page, 'Registrati').click();
    for (const name of ['fullname', 'email', 'username', 'password', 'confirm_password']) {
      await expectNote(field(page, name), REQUIRED);
    }
    await field(page, 'terms').uncheck();
    await expect(page.getByText('Accetta i termini', { exact: true })).toBeVisible();
    await expect(button(page, 'Registrati')).toBeDisabled();
    await field(page, 'terms').check();
    await expect(page.getByText('Accetta i termini', { exact: true })).toHaveCount(0);

    await field(page, 'fullname').fill(`Nuova ${mark}`);
    await field(page, 'email').fill('nessuna');
    await expectNote(field(page, 'email'), 'Email non valida');
    await field(page, 'email').fill(email);
    await field(page, 'username').fill(` ${mark} `);
    await field(page, 'password').fill('Prima-1234');
    await field(page, 'confirm_password').fill('Prima-12345');
    await button(page, 'Registrati').click();
    await expectNote(field(page, 'confirm_password'), 'Password e conferma non coincidono.');
    expect(calls).toEqual([]);
  });

  await test.step('the terms open in a tab of their own', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Termini e condizioni' }).click();
    const terms = await opened;
    await expectAddress(terms, '/terms');
    await expect(heading(terms, 'Termini e condizioni')).toBeVisible();
    await terms.close();
    await expect(field(page, 'fullname')).toHaveValue(`Nuova ${mark}`);
  });

  await test.step('it is signed in at once, and waits for a role wherever it goes', async () => {
    await field(page, 'confirm_password').fill('Prima-1234');
    const sent = page.waitForRequest('**/register');
    await button(page, 'Registrati').click();
    expect((await sent).postDataJSON()).toEqual({
      email,
      fullname: `Nuova ${mark}`,
      username: mark,
      password: 'Prima-1234',
    });
    await expect(heading(page, 'Il tuo account è in attesa')).toBeVisible();
    for (const address of ['/company/list', '/auth']) {
      await openCold(page, address);
      await expect(heading(page, 'Il tuo account è in attesa')).toBeVisible();
    }
    await button(page, 'Controlla di nuovo').click();
    await expect(alertSaying(page, 'status', 'Ancora nessun ruolo assegnato')).toBeVisible();
  });

  await test.step('an admin gives it a role, and the console opens', async () => {
    const office = await browser.newContext();
    const desk = await office.newPage();
    await storeSession(desk, await signIn('admin'));
    await openCold(desk, '/bo-user/list');
    await search(desk, mark);
    await desk.getByRole('link', { name: mark }).first().click();
    await textField(desk, 'Telefono').fill('+39 02 1234567');
    await textField(desk, 'Cognome').fill(`Cognome ${mark}`);
    await desk.getByRole('checkbox', { name: 'Agente' }).check();
    await pick(desk, 'Azienda', 'AURORA', /AURORA/);
    await desk.keyboard.press('Escape');
    await pick(desk, 'Sede', 'AUR-MIL', /AUR-MIL/);
    await desk.keyboard.press('Escape');
    await button(desk, 'Salva').click();
    await expectPath(desk, '/bo-user/list');
    await office.close();

    await button(page, 'Controlla di nuovo').click();
    await expect(button(page, 'Controlla di nuovo')).toHaveCount(0);
    await openCold(page, '/auth');
    await expectPath(page, '/app-user/list');
    await expect(heading(page, 'Clienti')).toBeVisible();
  });

  await test.step('it logs out', async () => {
    await openCold(page, '/logout');
    await expectAddress(page, '/auth/login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await expectAddress(page, '/auth/forgot-password');
  });

  await test.step('an address nobody has is named', async () => {
    complaints.expect(/status of 404/);
    await button(page, 'Invia').click();
    await expectNote(field(page, 'email'), REQUIRED);
    await field(page, 'email').fill(`nessuno.${email}`);
    await button(page, 'Invia').click();
    await expect(alertWith(page, `nessuno.${email} non trovato`)).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(`nessuno.${email}`);
  });

  await test.step('the own one gets a mail', async () => {
    await field(page, 'email').fill(email);
    await button(page, 'Invia').click();
    await expect(page.getByRole('status')).toHaveText(`Abbiamo inviato le istruzioni a ${email}`);
    await expect(field(page, 'email')).toHaveCount(0);
  });

  const [mail] = await mailsTo(api, email);
  if (!mail) throw new Error('no mail came');

  await test.step('its link asks for the code and a password that keeps the rule', async () => {
    await openCold(page, addressIn(mail));
    const code = field(page, 'code');
    await expect(code.getByRole('option')).toHaveText(['Scegli un codice', mark]);
    // The only one is chosen already, and stays so.
    await expect(code).toHaveValue(mark);
    await button(page, 'Salva').click();
    await expectNote(code, '');
    await expectNote(field(page, 'password'), REQUIRED);
    await expectNote(field(page, 'confirm_password'), REQUIRED);
    await expectTicks(page, 'nuova', ['Una minuscola']);
    await expectNote(field(page, 'password'), PASSWORD_RULE);
    await expectTicks(page, 'Nuova-567', [
      'Almeno 8 caratteri',
      'Una maiuscola',
      'Una minuscola',
      'Un numero',
      'Un carattere tra #?!@$%^&*-+._',
    ]);
    await expectNote(field(page, 'password'), '');
    await field(page, 'confirm_password').fill('Nuova-56');
    await button(page, 'Salva').click();
    await expectNote(field(page, 'confirm_password'), 'Le password non coincidono');
    await field(page, 'confirm_password').fill('Nuova-567');
    await button(page, 'Salva').click();
    await expect(heading(page, 'Password cambiata con successo')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  await test.step('the link works once', async () => {
    await openCold(page, addressIn(mail));
    await expect(heading(page, 'Il link non è più valido')).toBeVisible();
    await page.getByRole('link', { name: 'Vai all’accesso' }).click();
  });

  await test.step('the new password opens, the old one does not', async () => {
    complaints.expect(/status of 401/);
    await logIn(page, email, 'Prima-1234');
    await expect(page.getByRole('alert').filter({ hasText: INVALID_LOGIN })).toBeVisible();
    await logIn(page, email, 'Nuova-567');
    await expectPath(page, '/app-user/list');
  });
});

test('who is already known cannot register again, and what was typed stays', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const taken = 'Questo indirizzo è già registrato';
  await openCold(page, '/auth/registration');
  await field(page, 'fullname').fill('Ada Neri');
  await field(page, 'email').fill('agent@example.com');
  await field(page, 'username').fill(newMark());
  await field(page, 'password').fill('Prima-1234');
  await field(page, 'confirm_password').fill('Prima-1234');
  await button(page, 'Registrati').click();
  await expect(page.getByRole('form').getByText(INVALID_LOGIN)).toBeVisible();
  await expect(alertSaying(page, 'alert', taken)).toBeVisible();
  await expectNote(field(page, 'email'), taken);
  await expect(field(page, 'password')).toHaveValue('Prima-1234');
  await field(page, 'email').fill('altra@example.com');
  await expectNote(field(page, 'email'), '');
});

test('invited by an admin: the first login leads to the change of password and nowhere else', async ({
  page,
  api,
  complaints,
}) => {
  const mark = newMark();
  await makeBoUser(api, mark);
  const email = `${mark.toLowerCase()}@staff.example.com`;
  const [{ password = '' } = {}] = await mailsTo(api, email);

  await test.step('logged out, the page below /auth explains what comes', async () => {
    await openCold(page, '/auth/firstlogin');
    await expect(heading(page, 'Primo accesso')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute(
      'href',
      '#/auth/forgot-password',
    );
    await page.getByRole('link', { name: 'Vai all’accesso' }).click();
    await expectAddress(page, '/auth/login');
  });

  await test.step('nothing else opens', async () => {
    await logIn(page, email, password);
    await expectAddress(page, '/firstlogin');
    for (const address of [
      '/',
      '/app-user/list',
      '/success',
      '/auth/firstlogin',
      '/no/such/page',
    ]) {
      await openCold(page, address);
      await expectAddress(page, '/firstlogin');
      await expect(heading(page, 'Cambia password')).toBeVisible();
    }
    for (const address of ['/terms', '/error/error-v2']) {
      await openCold(page, address);
      await expectAddress(page, address);
    }
  });

  await test.step('the form says what is wrong', async () => {
    complaints.expect(/status of 422/);
    await openCold(page, '/firstlogin');
    const calls = recordCalls(page);
    await button(page, 'Salva').click();
    for (const name of ['oldpassword', 'password', 'confirm_password']) {
      await expectNote(field(page, name), REQUIRED);
    }
    await field(page, 'oldpassword').fill('non-questa');
    await field(page, 'password').fill('debole');
    await expectNote(field(page, 'password'), PASSWORD_RULE);
    await field(page, 'password').fill('Mia-56789');
    await field(page, 'confirm_password').fill('Mia-5678');
    await button(page, 'Salva').click();
    await expectNote(field(page, 'confirm_password'), 'Le password devono coincidere');
    expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
    await field(page, 'confirm_password').fill('Mia-56789');
    await button(page, 'Salva').click();
    await expect(alertWith(page, INVALID_LOGIN)).toBeVisible();
    await expect(field(page, 'oldpassword')).toHaveValue('non-questa');
    await expect(field(page, 'oldpassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, 'password')).toHaveValue('Mia-56789');
  });

  await test.step('the changed password opens the console', async () => {
    await field(page, 'oldpassword').fill(password);
    await button(page, 'Salva').click();
    await expectAddress(page, '/success');
    await expect(heading(page, 'Password cambiata con successo')).toBeVisible();
    await page.getByRole('link', { name: 'Continua' }).click();
    await expectPath(page, '/app-user/list');
    await openCold(page, '/logout');
    await expectAddress(page, '/auth/login');
    await logIn(page, email, 'Mia-56789');
    await expectPath(page, '/app-user/list');
  });
});

test('a change of password leaves one second after the submit, once, and shows what is typed', async ({
  page,
  as,
}) => {
  await as('agent');
  await page.route('**/bouser/update/password', (route) =>
    route.fulfill({ json: { message: 'x' } }),
  );
  const calls = recordCalls(page);
  await page.clock.install();
  await openCold(page, '/firstlogin');
  for (const [name, typed] of [
    ['oldpassword', 'Loyalty-2026!'],
    ['password', 'Nuova-5678'],
    ['confirm_password', 'Nuova-5678'],
  ] as const) {
    await field(page, name).fill(typed);
    await expect(field(page, name)).toHaveAttribute('type', 'password');
  }
  for (const toggle of await page.getByRole('button', { name: 'Mostra la password' }).all()) {
    await expect(toggle).toBeVisible();
  }
  for (let left = 3; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Mostra la password' }).first().click();
  }
  for (const name of ['oldpassword', 'password', 'confirm_password']) {
    await expect(field(page, name)).toHaveAttribute('type', 'text');
  }
  await page.clock.pauseAt(Date.now() + 60_000);
  const changes = () => calls.filter((call) => pathOf(call) === '/bouser/update/password');
  await button(page, 'Salva').click({ clickCount: 3 });
  await page.clock.runFor(999);
  expect(changes()).toEqual([]);
  const sent = page.waitForRequest('**/bouser/update/password');
  await page.clock.runFor(1);
  expect((await sent).postDataJSON()).toEqual({
    oldpassword: 'Loyalty-2026!',
    password: 'Nuova-5678',
  });
  await page.clock.resume();
  await expectAddress(page, '/success');
  expect(changes()).toHaveLength(1);
});

test('the same sentences in English', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await openCold(page, '/auth/registration');
  await button(page, 'English (EN)').click();
  await field(page, 'password').fill('a');
  await field(page, 'confirm_password').fill('b');
  await field(page, 'terms').uncheck();
  await expectNote(field(page, 'confirm_password'), "Password and Confirm Password didn't match.");
  await expect(page.getByText('Accept Terms', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await field(page, 'email').fill('nobody@example.com');
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert')).toHaveText('nobody@example.com not found');
});

/** By the wire's name, as the documentation has it. */
const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

const logIn = async (page: Page, email: string, password: string) => {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await button(page, 'Accedi').click();
};

const expectTicks = async (page: Page, password: string, kept: readonly string[]) => {
  await field(page, 'password').fill(password);
  await expect(
    page.getByRole('list', { name: 'La password deve contenere' }).locator('[data-met="true"]'),
  ).toHaveText(kept.map((rule) => `${rule} (soddisfatto)`));
};
