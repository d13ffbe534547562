import type { Browser } from '@playwright/test';
import { SLOW_CPU } from './conditions';
import { median } from './median';
import { newPage, WINDOW } from './page';
import { signIn } from './sign-in';

const ROUNDS = 9;
const LIST = '/app-user/list';
const ROWS = 'main tbody tr[data-record]';
/** A row below the first ones, so that the focus has to be restored to a certain row. */
const ROW = 4;

/**
 * Goes back from a record with the browser's button. Resolves to the median time in ms until the list is painted and
 * the row of that record has the focus, on a slow processor, with all code loaded before.
 */
export const measureBack = async (browser: Browser, origin: string): Promise<number> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    await signIn(page, `${origin}/#${LIST}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      await page.locator(ROWS).nth(ROW).locator('a').first().click();
      const passed = await page.evaluate(goBack);
      if (round >= 0) times.push(passed);
    }
    return median(times);
  } finally {
    await context.close();
  }
};

/**
 * Runs in the page: waits until the record's page is idle, goes back, and checks every frame until a row has the focus
 * and has been painted.
 */
const goBack = async (): Promise<number> => {
  const frames = async (isThere: () => unknown): Promise<void> => {
    const started = performance.now();
    while (!isThere()) {
      if (performance.now() - started > 10_000)
        throw new Error('The list was not shown within 10 s');
      await new Promise(requestAnimationFrame);
    }
  };
  const rowWithFocus = () => document.activeElement?.closest('tr[data-record]');
  const isShown = () =>
    document.querySelector('main h1') &&
    !document.querySelector('tr[data-record], main .MuiSkeleton-root');
  await frames(isShown);
  await new Promise((atRest) => requestIdleCallback(atRest, { timeout: 2_000 }));
  const started = performance.now();
  window.history.back();
  await frames(rowWithFocus);
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
};
