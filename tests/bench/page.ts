import type { BrowserContext, Page } from '@playwright/test';

export const WINDOW = { width: 1440, height: 900 };

/** The stored state of a session: a new context with it is signed in and has an empty cache. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A page that can run functions of these files. Functions compiled by tsx call its helper `__name`, which a page lacks.
 */
export const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (it) => it;');
  return page;
};
