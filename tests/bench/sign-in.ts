import type { Browser, Page } from '@playwright/test';
import { ACCOUNTS } from '../../fixtures/accounts/seeded-accounts';
import { newPage, WINDOW, type StoredSession } from './page';

/** The name of the login's field for the user: the console's and react-admin's. */
export type LoginField = 'email' | 'username';

/** Opens `address` and signs in as the admin on the way to it. */
export const signIn = async (
  page: Page,
  address: string,
  field: LoginField = 'email',
): Promise<void> => {
  await page.goto(address);
  const { email = '', password = '' } = ACCOUNTS[0] ?? {};
  await page.locator(`input[name="${field}"]`).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
};

/** Signs in at `origin` in a separate context; resolves to the stored state of the session. */
export const storedSession = async (
  browser: Browser,
  origin: string,
  field: LoginField,
): Promise<StoredSession> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    await signIn(page, origin, field);
    await page.locator('input[name="password"]').waitFor({ state: 'detached' });
    return await context.storageState();
  } finally {
    await context.close();
  }
};
