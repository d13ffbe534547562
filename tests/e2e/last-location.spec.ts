import type { Page } from '@playwright/test';
import { LAST_LOCATION_KEY } from '@/core/constants';
import { credentialsOf, expect, test } from './fixtures';
import { button, expectAddress, expectPath, heading, openCold, textField } from './screen';

/** Contents of a cookie that somebody, or something, wrote into; none of them is the console's. */
const HOSTILE: readonly string[] = [
  // other origins
  'https://evil.example',
  'https://evil.example/app-user/list',
  'http:evil.example',
  'https:/app-user/list',
  '//evil.example',
  '//evil.example/app-user/list',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '@evil.example',
  '/@evil.example/app-user/list',
  'https://127.0.0.1@evil.example/',
  'https://evil.example#/app-user/list',
  '?next=https://evil.example',
  '/%2F%2Fevil.example',
  '/%5C%5Cevil.example',
  '%2F%2Fevil.example',
  'evil.example',
  // addresses that run
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  // headers and look-alikes
  '/app-user/list\r\nSet-Cookie: x=1',
  '/app-user/list\n',
  '/app-user/list\u0000',
  '\u2028/app-user/list',
  '/аpp-user/list',
  '/app‐user/list',
  '/app-user/list\u202e',
  '／app-user/list',
  '/app-user∕list',
  // the account's own, and what leads there again
  '/auth',
  '/auth/',
  '/auth/login',
  '/auth/login?next=/auth',
  '/auth/firstlogin',
  '/auth/password/reset/T0k3n',
  '/logout',
  '/logout?x',
  '/firstlogin',
  '/firstlogin?x=1',
  '/success',
  '/terms',
  '/error',
  '/error/error-v6',
  '/',
  '/appActivity',
  '#/auth',
  '/#/auth',
  // nobody's
  '/app-user/list/',
  '/app-user//list',
  '/app-user/../bo-user/list',
  '/%61pp-user/list',
  `/${'deep/'.repeat(40)}`,
  'x'.repeat(3_900),
  'x'.repeat(9_000),
  '/app-user/edit/%',
  '/app-user/edit/%E0%A4%A',
  '%',
  '',
  ' ',
  'null',
  'undefined',
  '{"pathname":"/app-user/list"}',
  '["/app-user/list"]',
  '<script>alert(1)</script>',
  '/<img src=x onerror=alert(1)>',
  '__proto__',
  // above an agent
  '/company/list',
  '/company/edit/0123456789abcdef01234567',
  '/bo-user/list',
  '/bo-user/create',
  '/group/list?filter={"q":"x"}',
  '/csv/list/Company',
];

/** Not encoded, as the console never writes them. */
const AS_THEY_ARE: readonly string[] = [
  '//evil.example',
  'javascript:alert(1)',
  '%',
  '%E0%A4%A',
  '%2F%2Fevil.example',
  '{"pathname":"/app-user/list"}',
  '<script>alert(1)</script>',
  '/app-user/list\r\nLocation: //evil.example',
  '/аpp-user/list',
];

const HOME = '/app-user/list';

test('whatever the last location holds, /auth leads home: on this origin, in one step', async ({
  page,
  as,
}) => {
  test.slow();
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  const documents = recordDocuments(page);
  // The page it leads to is the same every time, and need not be full.
  await page.route('**/api/v1/customers?*', (route) =>
    route.fulfill({ json: { data: { customers: [], total_rows: 0 } } }),
  );
  await as('agent');
  await openCold(page, '/error/error-v1');
  await expect(page.getByText('OOPS! Something went wrong here')).toBeVisible();
  const loaded = documents.length;

  const wrong: { value: string; way: readonly string[] }[] = [];
  for (const value of [...HOSTILE.map(encodeURIComponent), ...AS_THEY_ARE]) {
    const way = await openAuth(page, value);
    if (way.join() !== `/auth,${HOME}`) wrong.push({ value, way });
  }
  expect(wrong).toEqual([]);
  expect(documents.slice(loaded).filter((url) => !url.includes('#/'))).toEqual([]);

  await openAuth(page, encodeURIComponent(HOSTILE[0] ?? ''));
  await expect(heading(page, 'Clienti')).toBeVisible();
});

test('a page of the console stays itself, whatever its query or its id holds', async ({
  page,
  as,
}) => {
  await as('agent');
  const documents = recordDocuments(page);
  for (const kept of [
    '/dashboard?next=https://evil.example',
    '/dashboard?//evil.example',
    '/appactivity?page=1#//evil.example',
  ]) {
    await openCold(page, '/error/error-v1');
    await expect(page.getByText('OOPS! Something went wrong here')).toBeVisible();
    await openAuth(page, encodeURIComponent(kept));
    await expectPath(page, kept.split('?')[0] ?? '');
  }
  await expect(heading(page, 'Attività dell’app')).toBeVisible();
  const origins = documents
    .filter((url) => url !== 'about:blank')
    .map((url) => new URL(url).origin);
  expect(new Set(origins).size).toBe(1);
});

for (const value of ['https://evil.example/app-user/list', '/auth/login', '/company/list']) {
  test(`a login with ${value} as the last location leads home`, async ({
    page,
    context,
    baseURL,
  }) => {
    const documents = recordDocuments(page);
    const cookie = { name: LAST_LOCATION_KEY, value: encodeURIComponent(value), url: baseURL };
    await context.addCookies([cookie]);
    await openCold(page, '/auth');
    await expectAddress(page, '/auth/login');
    const { email, password } = credentialsOf('agent');
    await textField(page, 'Email').fill(email);
    await page.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expectPath(page, HOME);
    await expect(heading(page, 'Clienti')).toBeVisible();
    const paths = documents.flatMap((url) => url.split('#')[1]?.split('?')[0] ?? []);
    expect(paths.filter((path, at) => path !== paths[at - 1])).toEqual([
      '/auth',
      '/auth/login',
      HOME,
    ]);
  });
}

test('who signs in after another finds neither their page nor their views', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/target/list?filter={"company_code":"AURORA"}');
  await expect(heading(page, 'Obiettivi')).toBeVisible();
  await button(page, 'Viste').click();
  await textField(page, 'Nome della vista').fill('Di Aurora');
  await button(page, 'Salva').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Di Aurora' }).last()).toBeVisible();
  await openCold(page, '/logout');
  await expectAddress(page, '/auth/login');

  const { email, password } = credentialsOf('agent');
  await textField(page, 'Email').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expectAddress(page, /^\/app-user\/list(?!.*AURORA)/);
  await openCold(page, '/target/list');
  await expect(heading(page, 'Obiettivi')).toBeVisible();
  await button(page, 'Viste').click();
  await expect(textField(page, 'Nome della vista')).toBeVisible();
  await expect(page.getByText('Di Aurora')).toHaveCount(0);
});

/** Every address the page goes to, the changes after `#` included. */
const recordDocuments = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
};

/**
 * Opens `/auth` with `cookie` as the last location, from a page that keeps none, and goes back there.
 *
 * @returns the paths on the way, until two frames were painted at the same one.
 */
const openAuth = (page: Page, cookie: string): Promise<string[]> =>
  page.evaluate(
    async ([key, value]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const way: string[] = [];
      const note = ({ newURL }: HashChangeEvent) => {
        const path = new URL(newURL).hash.slice(1).split('?')[0] ?? '';
        if (way.at(-1) !== path) way.push(path);
      };
      document.cookie = `${key}=; max-age=0`;
      document.cookie = `${key}=${value}; SameSite=Strict`;
      window.addEventListener('hashchange', note);
      location.hash = '#/auth';
      // Whatever goes on for longer than this is a loop, or leads nowhere.
      for (let painted = 0, settled = 0; settled < 2 && painted < 300; painted += 1) {
        const before = way.length;
        await frame();
        settled = way.length > 1 && way.length === before ? settled + 1 : 0;
      }
      window.removeEventListener('hashchange', note);
      return way;
    },
    [LAST_LOCATION_KEY, cookie] as const,
  );
