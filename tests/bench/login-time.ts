import type { Browser } from '@playwright/test';
import { SLOW_CPU, slowDown } from './conditions';
import { newPage, WINDOW } from './page';
import { scriptsFetched } from './scripts';

export type LoginTime = {
  /** From the start of the navigation until the login can be used, in ms. */
  ms: number;
  /** Until the first paint, in ms. */
  firstPaint: number;
  /** Addresses of the scripts fetched until then. */
  scripts: readonly string[];
};

/**
 * Opens `origin` in a fresh, slowed-down browser and waits until the login can be used: its field is
 * visible, enabled and keeps what is typed, and its button is enabled.
 */
export const measureLogin = async (
  browser: Browser,
  origin: string,
  field: string,
): Promise<LoginTime> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    await slowDown(context, page, SLOW_CPU);
    await page.addInitScript(noteWhenUsable, field);

    await page.goto(origin, { waitUntil: 'commit' });
    const ms = await page
      .waitForFunction(() => (window as unknown as Marked).loginUsableAt, undefined, {
        timeout: 60_000,
      })
      .then((handle) => handle.jsonValue());
    const scripts = await scriptsFetched(page, Number(ms));
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    );
    await page.locator(field).fill('someone@example.com');
    const typed = await page.locator(field).inputValue();
    if (typed !== 'someone@example.com') throw new Error(`${origin} loses typed text`);
    return { ms: Number(ms), firstPaint, scripts };
  } finally {
    await context.close();
  }
};

type Marked = { loginUsableAt?: number };

/** Runs in the page before its own scripts, and checks once per frame, so that it does not block the page. */
const noteWhenUsable = (selector: string) => {
  const isUsable = () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
    return Boolean(
      field && button && !field.disabled && !button.disabled && field.checkVisibility(),
    );
  };
  const look = () => {
    // In a new task: until it runs, the page is busy and would not react to a key.
    if (isUsable()) setTimeout(() => ((window as Marked).loginUsableAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
