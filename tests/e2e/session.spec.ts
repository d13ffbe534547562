import type { Page } from '@playwright/test';
import type { CurrentUser } from '@/core/current-user';
import { expectAccessible, expectFitting, LOCALES, speak } from './accessibility';
import { credentialsOf, expect, SESSION_KEY, storeSession, test } from './fixtures';
import { makeActiveAccount, newMark } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectPath,
  heading,
  openCold,
  openHere,
  pathOf,
  recordCalls,
  textField,
} from './screen';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DENIED = 'Impossibile Visitare Questa Pagina';
const EXPIRED = /^La sessione è scaduta: accedi di nuovo/;

test('ten minutes before its end the session is renewed in place, the form untouched', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.clock.install();
  await as('admin');
  await openCold(page, '/group/create');
  await textField(page, 'Nome gruppo').fill('Resta qui');
  await page.clock.fastForward(DAY - 11 * MINUTE);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(MINUTE);
  await expect(notice(page)).toContainText('La sessione scade tra 10 minuti');
  await expect(page.getByRole('status')).toHaveText('La sessione scade tra 10 minuti');
  await page.clock.fastForward(2 * MINUTE);
  await expect(notice(page)).toContainText('La sessione scade tra 8 minuti');

  await button(notice(page), 'Accedi di nuovo').click();
  const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await expect(dialog).toContainText('admin@example.com');
  const password = dialog.getByLabel('Password', { exact: false }).first();
  await expect(password).toBeFocused();
  await password.fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('I dettagli di accesso non sono corretti');
  await expect(password).toHaveValue('not-the-password');

  const before = await storedSession(page);
  await password.fill(credentialsOf('admin').password);
  const sent = page.waitForRequest('**/bouser/login');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual(credentialsOf('admin'));
  await expect(alertSaying(page, 'status', 'Sessione rinnovata')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(textField(page, 'Nome gruppo')).toHaveValue('Resta qui');
  const after = await storedSession(page);
  expect(after?.token).not.toBe(before?.token);
  expect(after?.expiresAt).toBeGreaterThan(Number(before?.expiresAt) + DAY - 10 * MINUTE);
  await page.clock.fastForward(20 * MINUTE);
  await expectPath(page, '/group/create');
});

test('at its end every tab is at the login, and what was written comes back after it', async ({
  page,
  context,
  as,
}) => {
  await context.clock.install();
  await as('admin');
  await openCold(page, '/group/create');
  const other = await context.newPage();
  await openCold(other, '/company/list');
  await expect(heading(other, 'Aziende')).toBeVisible();
  await page.bringToFront();
  await textField(page, 'Nome gruppo').fill('Bozza preziosa');
  await context.clock.fastForward(DAY - 30_000);
  await expect(notice(page)).toContainText(/scade tra \d+ second/);
  await button(notice(page), 'Chiudi l’avviso di scadenza').click();
  await expect(notice(page)).toHaveCount(0);

  await context.clock.fastForward(31_000);
  for (const tab of [page, other]) {
    await expectAddress(tab, '/auth/login');
    await expect(tab.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await expect(tab.getByRole('alert')).toBeEmpty();
  }
  expect(await storedSession(page)).toBeNull();
  await expect(heading(page, 'Accedi')).toBeFocused();

  await logIn(page);
  // Each tab returns to its own page.
  await expectPath(page, '/group/create');
  await expectPath(other, '/company/list');
  await button(page, 'Ripristina').click();
  await expect(textField(page, 'Nome gruppo')).toHaveValue('Bozza preziosa');
});

test('where storage is blocked the session ends all the same', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await openCold(page, '/auth/login');
  await logIn(page);
  await expectPath(page, '/dashboard');
  await page.clock.fastForward(DAY - 5 * MINUTE);
  await expect(notice(page)).toContainText('La sessione scade tra');
  await page.clock.fastForward(5 * MINUTE);
  await expectAddress(page, '/auth/login');
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
});

test('a logout asks first while another tab holds unsaved changes', async ({
  page,
  context,
  as,
}) => {
  await as('admin');
  await openCold(page, '/company/create');
  await textField(page, 'Codice').pressSequentially('AB');
  // Typed into the address bar over the form itself.
  await page.evaluate(() => window.location.assign('#/logout'));
  await page.getByRole('button', { name: 'Resta sulla pagina' }).click();
  await expectPath(page, '/company/create');
  await expect(textField(page, 'Codice')).toHaveValue('AB');
  const other = await context.newPage();
  await openCold(other, '/company/list');
  await expect(heading(other, 'Aziende')).toBeVisible();
  await openCold(other, '/logout');
  await other.getByRole('link', { name: 'Resta nella console' }).click();
  await expectPath(other, '/company/list');
  await expect(textField(page, 'Codice')).toHaveValue('AB');

  await textField(page, 'Codice').fill('');
  await openCold(other, '/logout');
  await expectPath(other, '/auth/login');
  await expectPath(page, '/auth/login');
});

test('unsaved choices that are left for the logout do not keep the session', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/builder');
  await textField(page, 'Colore d’accento').fill('#0f766e');
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('link', { name: 'Esci' }).click();
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expectPath(page, '/auth/login');
  await expect(textField(page, 'Email')).toBeVisible();
});

for (const address of ['/', '/auth/login', '/nowhere']) {
  test(`unsaved choices ask before they are left for the typed address ${address}`, async ({
    page,
    as,
  }) => {
    await as('admin');
    await openCold(page, '/builder');
    const color = textField(page, 'Colore d’accento');
    await color.fill('#0f766e');
    await openHere(page, address);
    await button(page, 'Resta sulla pagina').click();
    await expectAddress(page, '/builder');
    await expect(color).toHaveValue('#0f766e');
    await openHere(page, address);
    await button(page, 'Esci senza salvare').click();
    await expect(
      address === '/nowhere'
        ? heading(page, 'Pagina non trovata')
        : page.getByRole('navigation', { name: 'Menu principale' }),
    ).toBeVisible();
    // The login leads a signed-in user back to the builder, where nothing is chosen.
    await expect(page.locator('input[value="#0f766e"]')).toHaveCount(0);
  });
}

test('many calls refused at once end the session once', async ({ page, signIn, complaints }) => {
  complaints.expect(/status of 401/);
  const { user } = await signIn('admin');
  await storeSession(page, { token: 'dead', user });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).hash));
  await openCold(page, '/dashboard');
  await expectAddress(page, '/auth/login');
  await expect(page.getByText(/^La sessione non è più valida/).first()).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  expect(visited.filter((hash) => hash === '#/auth/login')).toHaveLength(1);
});

test('another tab follows a login, and the login of somebody else', async ({
  page,
  context,
  signIn,
}) => {
  await openCold(page, '/auth/login');
  const other = await context.newPage();
  await openCold(other, '/company/list');
  await expectAddress(other, '/auth/login');
  await page.bringToFront();
  await logIn(page);
  await expect(heading(other, 'Aziende')).toBeVisible();

  // Searches and records of the first user are gone.
  await other.bringToFront();
  await openCold(other, '/app-user/list');
  const found = other.waitForResponse(/searchTerm=pizzeria/);
  await other.getByRole('searchbox', { name: 'Cerca' }).fill('pizzeria');
  await found;
  await expect(other).toHaveURL(/pizzeria/);
  const calls = recordCalls(other);
  const agent = await signIn('agent');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify({ ...agent, expiresAt: Date.now() + DAY }),
  ] as const);
  await expect(
    other.getByRole('button', { name: `Account di ${fullName(agent.user)}` }),
  ).toBeVisible();
  await expect.poll(() => calls.some((call) => pathOf(call) === '/api/v1/customers')).toBe(true);
  for (const call of calls) {
    expect(await call.headerValue('authorization')).toBe(`Bearer ${agent.token}`);
  }
  await openCold(other, '/company/list');
  await expect(heading(other, DENIED)).toBeVisible();
});

test('a role that an admin takes away is gone in every tab, without a reload', async ({
  page,
  context,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const account = await makeActiveAccount(newMark(), api, { roles: ['site_manager'] });
  await as(account);
  await openCold(page, '/bo-user/list');
  await expect(heading(page, 'Utenti back-office')).toBeVisible();
  const other = await context.newPage();
  await openCold(other, '/bo-user/create');
  await expect(heading(other, 'Nuovo utente back-office')).toBeVisible();

  const { data } = await api.get(`api/v1/bousers/${account.id}`);
  await api.post(`api/v1/bousers/${account.id}/update`, { ...data.bouser, roles: ['agent'] });
  await page.bringToFront();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('x');

  for (const tab of [page, other]) {
    await expect(heading(tab, DENIED)).toBeVisible();
    await expect(
      tab.getByRole('navigation', { name: 'Menu principale' }).getByRole('listitem'),
    ).not.toContainText(['Utenti back-office']);
  }
});

test('who comes back finds what changed meanwhile: the last role, or a first login', async ({
  page,
  as,
}) => {
  await page.clock.install();
  const user = await as('agent');
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  const profile = (self: object) =>
    page.route('**/me', (route) =>
      route.fulfill({ json: { self: { _id: user.id, email: user.email, ...self } } }),
    );
  await profile({ roles: ['agent'], first_login: true });
  await comeBack(page);
  await expectAddress(page, '/firstlogin');
  await profile({ roles: [] });
  await comeBack(page);
  await expect.poll(async () => (await storedSession(page))?.user.roles).toEqual([]);
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Il tuo account è in attesa')).toBeVisible();
  await profile({ roles: ['agent'] });
  await comeBack(page);
  await expect(heading(page, 'Clienti')).toBeVisible();
});

for (const locale of LOCALES) {
  test(`notice, dialog and login are accessible: ${locale}`, async ({ page, as }) => {
    const expectGood = locale === 'it' ? expectAccessible : expectFitting;
    test.slow();
    await page.clock.install();
    await as('admin');
    await speak(page, locale);
    await openCold(page, '/company/create');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.clock.fastForward(DAY - 9 * MINUTE);
    await expect(page.getByRole('button', { name: RENEW })).toBeVisible();
    await expectGood(page, 'notice');
    await page.getByRole('button', { name: RENEW }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Campo obbligatorio|Required field)$/).first()).toBeVisible();
    await expectGood(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.fastForward(10 * MINUTE);
    await expectAddress(page, '/auth/login');
    await expect(page.getByRole('status').first()).toBeVisible();
    await expectGood(page, 'login');
  });
}

const RENEW = /^(Accedi di nuovo|Log in again)$/;

const notice = (page: Page) => page.getByRole('region', { name: 'Scadenza della sessione' });

const logIn = async (page: Page, who: 'admin' | 'agent' = 'admin') => {
  const { email, password } = credentialsOf(who);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Accedi').click();
};

const comeBack = async (page: Page) => {
  await page.clock.fastForward(MINUTE);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

const storedSession = (
  page: Page,
): Promise<{ token: string; expiresAt: number; user: CurrentUser } | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SESSION_KEY);

const fullName = ({ firstname, surname }: { firstname: string; surname: string }) =>
  `${firstname} ${surname}`;
