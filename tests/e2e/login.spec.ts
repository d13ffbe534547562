import type { Page } from '@playwright/test';
import {
  credentialsOf,
  expect,
  SESSION_KEY,
  store,
  storeSession,
  test,
  type Who,
} from './fixtures';
import { makeActiveAccount, newMark } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectNote,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  textField,
  unfoldedMenu,
} from './screen';

/** One of the three managers is enough here: tests/spec/landing.test.ts has all. */
const LANDINGS: readonly [Who, string][] = [
  ['admin', '/dashboard'],
  ['company.manager', '/bo-user/list'],
  ['agent', '/app-user/list'],
  ['first.login', '/firstlogin'],
];

for (const [who, address] of LANDINGS) {
  test(`${who} logs in and lands on ${address}`, async ({ page }) => {
    await openCold(page, '/');
    await expectAddress(page, '/auth/login');
    await logIn(page, who);
    await expectPath(page, address);
  });
}

test('the login is filled in and sent before its code has come, and nothing is lost', async ({
  page,
}) => {
  const release = await openWithoutCode(page, './');
  const email = await page.locator('input[name="email"]').elementHandle();
  const { email: name, password } = credentialsOf('admin');
  await textField(page, 'Email').pressSequentially(name.slice(0, 5));
  release();
  await textField(page, 'Email').pressSequentially(name.slice(5), { delay: 20 });
  await passwordField(page).fill(password);
  await button(page, 'Accedi').click();
  expect(await email?.inputValue()).toBe(name);
  await expectPath(page, '/dashboard');
});

test('a press before the code has come is done once it is there', async ({ page }) => {
  const release = await openWithoutCode(page, './');
  await fill(page, 'admin@example.com', credentialsOf('admin').password);
  await button(page, 'Accedi').click();
  await expect(button(page, 'Accedi')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/^[^?]*$/);
  release();
  await expectPath(page, '/dashboard');
});

test('before its code has come the login is in the user’s language and theme', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('loyalty.preference.locale', '"en"');
    localStorage.setItem('loyalty.preference.theme', '"dark"');
  });
  const release = await openWithoutCode(page, './#/company/list');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  // Its style sheet calls the classes as the build does.
  await expect(page.getByRole('form')).toHaveCSS('display', 'flex');
  const before = await page.locator('#root').innerHTML();
  release();
  await expectAddress(page, '/auth/login');
  expect(await page.locator('#root').innerHTML()).toBe(before);
  await fill(page, 'admin@example.com', credentialsOf('admin').password);
  await button(page, 'Login').click();
  await expectPath(page, '/company/list');
});

test('code that does not load is reported, and the typed text stays', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.route(CODE, (route) => route.abort());
  await page.goto('./');
  await textField(page, 'Email').fill('admin@example.com');
  await expect(page.getByRole('alert')).toContainText('Ricarica la pagina');
  await expect(textField(page, 'Email')).toHaveValue('admin@example.com');
});

test('a first script that does not come is reported', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const failure = page.getByRole('alert');
  const elapse = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
  await page.route(FIRST_SCRIPT, (route) => route.abort());
  await page.goto('./');
  await expect(failure).toBeHidden();
  await elapse();
  await expect(failure).toContainText('Ricarica la pagina');
  await page.unroute(FIRST_SCRIPT);
  await page.reload();
  await expect(button(page, 'Accedi')).toBeEnabled();
  await elapse();
  await expect(failure).toBeHidden();
});

test('wrong details are reported, the spinner goes and the typed text stays', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openCold(page, '/auth/login');
  await fill(page, 'admin@example.com', 'not-the-password');
  await button(page, 'Accedi').click();
  await expect(page.getByRole('progressbar', { name: 'Accesso in corso…' })).toBeVisible();

  await expect(page.getByRole('alert')).toHaveText('I dettagli di accesso non sono corretti');

  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(button(page, 'Accedi')).toHaveAttribute('aria-busy', 'false');
  await expect(textField(page, 'Email')).toHaveValue('admin@example.com');
  await expect(passwordField(page)).toHaveValue('not-the-password');
});

test('in English wrong details read as the specification has them', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openCold(page, '/auth/login');
  await button(page, 'English (EN)').click();
  await fill(page, 'nobody@example.com', 'whatever');
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText('The login detail is incorrect');
});

test('an unreachable server is not reported as wrong details', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  await page.route('**/bouser/login', (route) => route.abort('connectionrefused'));
  await openCold(page, '/auth/login');
  await logIn(page, 'admin');
  await expect(alertSaying(page, 'alert', 'Ci sono stati alcuni errori')).toBeVisible();
  await expect(page.getByText('I dettagli di accesso non sono corretti')).toHaveCount(0);
  await expect(passwordField(page)).not.toHaveValue('');
});

test('nothing is sent before both fields hold what they must', async ({ page }) => {
  const calls = recordCalls(page);
  await openCold(page, '/auth/login');

  await button(page, 'Accedi').click();
  await expectNote(textField(page, 'Email'), 'Campo obbligatorio');
  await expectNote(passwordField(page), 'Campo obbligatorio');
  await expect(textField(page, 'Email')).toBeFocused();

  await fill(page, 'admin@', 'secret');
  await button(page, 'Accedi').click();
  await expectNote(textField(page, 'Email'), 'Email non valida');
  await expect(button(page, 'Accedi')).toHaveAttribute('aria-busy', 'false');
  expect(calls).toEqual([]);
});

test('an error shows once its field was touched, not before', async ({ page }) => {
  await openCold(page, '/auth/login');
  await textField(page, 'Email').focus();
  await expect(page.getByText('Campo obbligatorio')).toHaveCount(0);
  await textField(page, 'Email').blur();
  await expectNote(textField(page, 'Email'), 'Campo obbligatorio');
  await expect(page.getByText('Campo obbligatorio')).toHaveCount(1);
});

test('the password can be looked at', async ({ page }) => {
  await openCold(page, '/auth/login');
  await passwordField(page).fill('Segreta-1');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await button(page, 'Mostra la password').click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(passwordField(page)).toHaveValue('Segreta-1');
  await button(page, 'Nascondi la password').click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('the call leaves one second after the submit', async ({ page }) => {
  const calls = recordCalls(page);
  await page.clock.install();
  await openCold(page, '/auth/login');
  await fill(page, 'admin@example.com', credentialsOf('admin').password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Accedi').click();
  await page.clock.runFor(999);
  expect(calls).toEqual([]);
  const sent = page.waitForRequest('**/bouser/login');
  await page.clock.runFor(1);
  expect((await sent).postDataJSON()).toEqual(credentialsOf('admin'));
  await page.clock.resume();
  await expectPath(page, '/dashboard');
});

test('pressing three times sends one call', async ({ page }) => {
  const calls = recordCalls(page);
  await openCold(page, '/auth/login');
  const { email, password } = credentialsOf('agent');
  await fill(page, email, password);
  await button(page, 'Accedi').click({ clickCount: 3 });
  await expectPath(page, '/app-user/list');
  expect(calls.filter((call) => pathOf(call) === '/bouser/login')).toHaveLength(1);
});

test('an address asked for while signed out opens after the login', async ({ page }) => {
  await openCold(page, '/group/list');
  await expectAddress(page, '/auth/login');
  await logIn(page, 'admin');
  await expectPath(page, '/group/list');
  await expect(heading(page, 'Gruppi')).toBeVisible();
});

test('after a logout the login leads back to the page that was left', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/company/create');
  await expect(heading(page, 'Nuova azienda')).toBeVisible();
  await logOut(page);
  await expectAddress(page, '/auth/login');
  expect(await storedSession(page)).toBeNull();
  await logIn(page, 'admin');
  await expectPath(page, '/company/create');
});

test('who is signed in is led away from the login, and on a reload stays signed in', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeVisible();
  await openCold(page, '/auth/login');
  await expectPath(page, '/company/list');
  await page.reload();
  await expect(heading(page, 'Aziende')).toBeVisible();
});

test('a dead token ends at the login', async ({ page, complaints, signIn }) => {
  complaints.expect(/status of 401/);
  const { user } = await signIn('admin');
  await storeSession(page, { token: 'dead', user });
  await openCold(page, '/company/list');
  await expectAddress(page, '/auth/login');
  expect(await storedSession(page)).toBeNull();
});

test('an account that is deactivated meanwhile ends at the login', async ({
  page,
  complaints,
  as,
  api,
}) => {
  complaints.expect(/status of 401/);
  const mark = newMark();
  const account = await makeActiveAccount(mark, api);
  await as(account);
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  const { data } = await api.get(`api/v1/bousers/${account.id}`);
  await api.post(`api/v1/bousers/${account.id}/update`, { ...data.bouser, status: 'deactivated' });

  // Whatever asks next, be it a call of the list that is still on its way, ends there.
  await openCold(page, '/group/list');
  await expectAddress(page, '/auth/login');

  await logInWith(page, account.email, account.password);
  await expect(page.getByRole('alert')).toHaveText('I dettagli di accesso non sono corretti');
});

test('another tab follows the logout', async ({ page, context, as }) => {
  await as('admin');
  await openCold(page, '/company/list');
  const other = await context.newPage();
  await openCold(other, '/group/list');
  await expect(heading(other, 'Gruppi')).toBeVisible();
  await page.bringToFront();
  await logOut(page);
  await expectAddress(page, '/auth/login');
  await expectAddress(other, '/auth/login');
});

test('a stored session that is none counts as none', async ({ page }) => {
  await store(page, { [SESSION_KEY]: JSON.stringify({ token: 'x', expiresAt: 9e15 }) });
  await openCold(page, '/company/list');
  await expectAddress(page, '/auth/login');
  await expect(textField(page, 'Email')).toBeEditable();
});

test('a browser that blocks storage still logs in and works', async ({ page }) => {
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
  await logIn(page, 'admin');
  await expectPath(page, '/dashboard');
  await (await unfoldedMenu(page)).getByRole('link', { name: 'Aziende', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await logOut(page);
  await expectAddress(page, '/auth/login');
});

/** The login's own code; the markup of the login needs none. */
const CODE = '**/assets/login-*.js';
const FIRST_SCRIPT = '**/assets/entry-*.js';

/** Opens `address`, and keeps the login's code back until the answer is called. */
const openWithoutCode = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  // The page is not loaded before all of its code is.
  await page.goto(address, { waitUntil: 'commit' });
  return release;
};

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

const fill = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await passwordField(page).fill(password);
};

const logInWith = async (page: Page, email: string, password: string) => {
  await fill(page, email, password);
  await button(page, 'Accedi').click();
};

const logIn = (page: Page, who: Who) => {
  const { email, password } = credentialsOf(who);
  return logInWith(page, email, password);
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account di / }).click();
  await page.getByRole('link', { name: 'Esci' }).click();
};

const storedSession = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
