import type { Page } from '@playwright/test';

const EMAIL = 'admin@example.com';
const PASSWORD = 'Loyalty-2026!';

/** Opens `address` and signs in on the way to it. */
export const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('input[name="email"]').fill(EMAIL);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
};
