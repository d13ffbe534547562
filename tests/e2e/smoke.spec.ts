import { expect, test } from '@playwright/test';

test('the console starts under its own policy without a complaint of the browser', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  const response = await page.goto('./');

  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle(/Loyalty Console/);
  await expect(page.locator('input[name="email"]')).toBeEditable();
  await expect(page).toHaveURL(/#\/auth\/login$/);
  expect(complaints).toEqual([]);
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
