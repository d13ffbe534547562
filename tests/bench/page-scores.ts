import type { Browser } from '@playwright/test';
import { measureCold, type ColdPage } from './cold-page';
import { lighthouseScore } from './lighthouse-score';
import { median } from './median';
import { newPage, WINDOW, type StoredSession } from './page';
import type { Row } from './rows';
import { serveConsole, type Lateness } from './servers';
import { storedSession } from './sign-in';

/** As many as in the backend's benchmark: more than the console loads at once. */
const CUSTOMERS = 100_000;
const LOADS = 3;

/** Pages that are not in the menu. */
const OTHER_PAGES = ['/app-user/list?perPage=100', '/company/create'];

/**
 * Scores every page of the admin's menu as Lighthouse does on a desktop, with a backend that has many customers and
 * does not compress. Layout shifts are measured with immediate answers, and with late ones in another order.
 */
export const benchPages = async (browser: Browser, dist: string): Promise<Row[]> => {
  const answers = { lateness: PROMPT };
  const console = await serveConsole(dist, {
    customers: CUSTOMERS,
    lateness: (nth) => answers.lateness(nth),
    isCompressed: false,
  });
  try {
    const session = await storedSession(browser, console.origin, 'email');
    const load = (address: string, lateness: Lateness) => {
      answers.lateness = lateness;
      const page = { address, content: 'main h1', cpuSlowdown: 1 };
      return measureCold(browser, console.origin, session, page);
    };
    const rows: Row[] = [];
    for (const address of [...(await menuOf(browser, console.origin, session)), ...OTHER_PAGES]) {
      const prompt: ColdPage[] = [];
      for (let run = 0; run < LOADS; run += 1) prompt.push(await load(address, PROMPT));
      rows.push(pageRow(address, prompt, await load(address, LATE)));
    }
    return rows;
  } finally {
    await console.close();
  }
};

const PROMPT: Lateness = () => 0;
/** Earlier calls are answered later. */
const LATE: Lateness = (nth) => Math.max(100, 1000 - 100 * nth);

const pageRow = (address: string, prompt: readonly ColdPage[], late: ColdPage): Row => {
  const middle = (figure: (page: ColdPage) => number) => median(prompt.map(figure));
  const score = middle(lighthouseScore);
  const blocking = middle((page) => page.blocking).toFixed(0);
  const shift = Math.max(
    middle((page) => page.shift),
    late.shift,
  );
  return {
    what: `${address}: score, layout shift (blocking time)`,
    value: `${score.toFixed(0)}, ${shift.toFixed(3)} (${blocking} ms)`,
    target: '>= 95, <= 0.02',
    passed: score >= 95 && shift <= 0.02,
    beside: '',
  };
};

/** The addresses in the menu of the user of `session`. */
const menuOf = async (
  browser: Browser,
  origin: string,
  session: StoredSession,
): Promise<string[]> => {
  const context = await browser.newContext({ viewport: WINDOW, storageState: session });
  try {
    const page = await newPage(context);
    await page.goto(origin);
    const links = page.locator('nav ul[aria-labelledby^="menu-"] a');
    await links.first().waitFor();
    return await links.evaluateAll((entries) =>
      entries.map((entry) => new URL((entry as HTMLAnchorElement).href).hash.slice(1)),
    );
  } finally {
    await context.close();
  }
};
