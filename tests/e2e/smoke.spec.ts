import { expect, test } from './fixtures';
import { openCold } from './screen';

test('the console starts under its own policy without a complaint of the browser', async ({
  page,
}) => {
  const response = await page.goto('./');

  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle(/Loyalty Console/);
  await expect(page.locator('input[name="email"]')).toBeEditable();
  await expect(page).toHaveURL(/#\/auth\/login$/);
});

test('for somebody signed in the console comes beside the login’s code, each file once', async ({
  page,
  as,
}) => {
  await as('admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();
  const files = await page
    .locator('head > link[rel$="preload"][fetchpriority]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(files.map((file) => /\w+/.exec(file.replace('/assets/', ''))?.[0])).toEqual(
    expect.arrayContaining(['console', 'list', 'it']),
  );
  for (const file of files) expect(asked.filter((path) => path === file)).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/assets/en-'))).toEqual([]);
});

test('the mark is on the screen before any script has come', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? './');
  await expect(page.locator('[data-splash] svg')).toBeVisible();
  await context.close();
});

test('an address that was not built is no page', async ({ request }) => {
  for (const path of [
    '.vite/manifest.json',
    'assets/none.js',
    '..%2fpackage.json',
    'package.json',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
  }
});
