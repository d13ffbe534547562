import type { Page } from '@playwright/test';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { serveSpoiled } from '../support/spoiling-server';
import { overflowOf, STILL_COMING } from './accessibility';
import { consoleAddresses } from './console-addresses';
import { expect, test as base } from './fixtures';
import { openCold } from './screen';
import { mistyped, oversized } from './spoiled-values';

/** How each kind spoils, how many rows a list has, and which pages are walked: a list of megabytes takes its time. */
const SPOILED = {
  'a megabyte in every text': { spoil: oversized(1_000_000), rows: 1, isWalked: isOfLongTexts },
  'texts twice as long as any may be': {
    spoil: oversized(2 * MAX_TEXT_LENGTH),
    rows: 3,
    isWalked: isOfRecords,
  },
  'no field of its type': { spoil: mistyped, rows: 5, isWalked: isOfRecords },
} as const;
type Kind = keyof typeof SPOILED;
const KINDS = Object.keys(SPOILED) as Kind[];

/** The console of a backend that answers lists and records of that kind. */
const test = base.extend<{ kind: Kind }>({
  kind: ['no field of its type', { option: true }],
  baseURL: async ({ server, kind }, provide) => {
    const { spoil, rows } = SPOILED[kind];
    const spoiled = await serveSpoiled(server, spoil, rows);
    await provide(`${spoiled.url}/`);
    await spoiled.close();
  },
});

/** The main thread is never held for longer: a press is answered. */
const LONGEST_BLOCK_MS = 1_500;
const USABLE_MS = 10_000;

for (const kind of KINDS) {
  test.describe(kind, () => {
    test.use({ kind });

    test('stops no page of the console, and none shows what nobody can read', async ({
      page,
      as,
      api,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/^Failed to load resource/, /^Blocked script execution in 'about:srcdoc'/);
      const addresses = (await consoleAddresses(api)).filter(SPOILED[kind].isWalked);
      await watchBlocks(page);
      await as('admin');
      await openCold(page, '/docs/getting-started');
      const faults: string[] = [];
      for (const address of addresses) {
        await blocksOf(page);
        await page.evaluate((hash) => void (window.location.hash = hash), address);
        await expect(headingOf(page), address).toBeVisible({ timeout: USABLE_MS });
        await expect(page.locator(STILL_COMING), address).toHaveCount(0);
        await expect.poll(() => overflowOf(page), address).toBe(0);
        faults.push(...(await faultsOf(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}

/** The heading of the page, or of the drawer over it. */
const headingOf = (page: Page) => page.locator('main h1, [role="dialog"] h1').last();

/** Keeps how many milliseconds the main thread was held, each time it was for more than 50. */
const watchBlocks = (page: Page) =>
  page.addInitScript(() => {
    const blocks: number[] = [];
    Object.assign(window, { blocks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });

/** The problems of the page in its current state. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const faults = await page.evaluate((most) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        node instanceof Text &&
        !node.parentElement?.closest('script, style, textarea, [contenteditable]')
      ) {
        if (node.data.length > most) found.push(`a text of ${node.data.length} characters`);
      }
      if (!(node instanceof Element)) continue;
      for (const { name, value } of node.attributes) {
        const isHeld = ['value', 'd', 'src', 'srcdoc', 'href'].includes(name);
        if (value.length > most && !isHeld) found.push(`${name} of ${value.length} characters`);
      }
    }
    const odd = document.body.innerText.match(/.*(\[object |undefined|NaN|Invalid Date).*/g) ?? [];
    return [...found, ...odd.map((line) => `“${line.slice(0, 80)}”`)];
  }, MAX_TEXT_LENGTH + 1);
  const block = Math.max(0, ...(await blocksOf(page)));
  return [...new Set(faults), ...(block > LONGEST_BLOCK_MS ? [`held for ${block} ms`] : [])];
};

/** Those since they were asked for last. */
const blocksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (Reflect.get(window, 'blocks') as number[]).splice(0));

/** Pages that show what is stored: neither an empty form nor the manual. */
function isOfRecords(address: string): boolean {
  return !/[/?]create$|^\/docs/.test(address);
}

/** Lists whose texts have broken before, and the calendar, which draws those of all kinds. */
function isOfLongTexts(address: string): boolean {
  return ['/news/list', '/company/list', '/calendar'].includes(address);
}
