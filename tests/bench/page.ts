import type { BrowserContext, Page } from '@playwright/test';

export const WINDOW = { width: 1440, height: 900 };

/** The state a browser keeps of a session: another context opened with it is signed in, and cold. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A page that can run functions of these files. tsx keeps the names of functions by a helper, which
 * travels with the function's text and is unknown in the page.
 */
export const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (it) => it;');
  return page;
};
