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
