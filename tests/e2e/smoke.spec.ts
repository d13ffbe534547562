import { expect, test } from './fixtures';

test('the console starts under its own policy without a complaint of the browser', async ({
  page,
}) => {
  const response = await page.goto('./');

  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle(/Loyalty Console/);
  await expect(page.locator('input[name="email"]')).toBeEditable();
  await expect(page).toHaveURL(/#\/auth\/login$/);
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
