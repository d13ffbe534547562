import type { Browser } from '@playwright/test';
import { SLOW_CPU } from './conditions';
import { median } from './median';
import { newPage, WINDOW } from './page';
import { signIn } from './sign-in';

const ROUNDS = 9;
const LIST = '/app-user/list';
const LINKS = 'main tbody tr[data-record] a';
/** In the middle of the rows: the way back has to find it. */
const ROW = 4;

/**
 * The median time from the browser's 'back' on a record until the rows of its list are painted and the row that was
 * left has the focus, in ms; everything is loaded once, on a slow processor.
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
      await page.locator(LINKS).first().waitFor();
      await page.locator('main tbody tr[data-record]').nth(ROW).locator('a').first().click();
      await page.waitForFunction(isAtRest, LINKS);
      const passed = await page.evaluate(goBack);
      if (round >= 0) times.push(passed);
    }
    return median(times);
  } finally {
    await context.close();
  }
};

/** Runs in the page: whether the list has gone, and the record's page is read and has nothing left to do. */
const isAtRest = (links: string): Promise<boolean> =>
  new Promise((resolve) => {
    const isShown =
      window.location.hash.includes('/edit/') &&
      !document.querySelector(`${links}, main .MuiSkeleton-root`);
    if (!isShown) resolve(false);
    else requestIdleCallback(() => resolve(true), { timeout: 2_000 });
  });

/** Runs in the page: goes back and looks at every frame until a row has the focus, and that was painted. */
const goBack = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const look = () => {
      const passed = performance.now() - started;
      if (document.activeElement?.closest('tr[data-record]')) {
        requestAnimationFrame(() => resolve(performance.now() - started));
      } else if (passed > 10_000) reject(new Error('The row that was left has no focus'));
      else requestAnimationFrame(look);
    };
    window.history.back();
    requestAnimationFrame(look);
  });
