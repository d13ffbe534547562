import type { Browser } from '@playwright/test';
import { newPage, WINDOW, type StoredSession } from './page';

const NAVIGATIONS = 200;
/** Number of navigations after which all code is loaded and every cache is full. */
const WARM_UP = 20;

/** The growth of the heap in bytes over 200 navigations between two lists, after a forced garbage collection. */
export const measureHeapGrowth = async (
  browser: Browser,
  origin: string,
  session: StoredSession,
  lists: readonly [string, string],
): Promise<number> => {
  const context = await browser.newContext({ viewport: WINDOW, storageState: session });
  try {
    const page = await newPage(context);
    const devtools = await context.newCDPSession(page);
    const used = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    await page.goto(`${origin}/#${lists[0]}`);
    await page.locator(ROWS).first().waitFor({ timeout: 60_000 });
    const goTo = async (count: number) => {
      for (let turn = 1; turn <= count; turn += 1)
        await page.evaluate(openList, { address: lists[turn % 2] ?? lists[0], rows: ROWS });
    };
    await goTo(WARM_UP);
    const before = await used();
    await goTo(NAVIGATIONS);
    return (await used()) - before;
  } finally {
    await context.close();
  }
};

const ROWS = 'main tbody tr';

/** Goes to a list and waits until its own rows are shown. */
const openList = ({ address, rows }: { address: string; rows: string }) =>
  new Promise<void>((resolve, reject) => {
    for (const old of document.querySelectorAll(rows)) old.setAttribute('data-before', '');
    const started = performance.now();
    window.location.hash = address;
    const look = () => {
      const fresh = [...document.querySelectorAll(rows)].find(
        (row) => !row.hasAttribute('data-before') && row.textContent !== '',
      );
      if (fresh) resolve();
      else if (performance.now() - started > 20_000) reject(new Error(`${address} has no rows`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
