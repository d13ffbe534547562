import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ImportFile } from './import-files';
import { newPage, WINDOW } from './page';
import { signIn } from './sign-in';

/** Measures of the page of an import while a file is checked. */
export type ImportFigures = {
  /** The longest task of the page's thread, in ms. */
  longestTask: number;
  /** Growth in bytes from the choice of the file to the end of its check, after garbage collection. */
  heapGrowth: number;
  /** From the input's change event on a loaded page to the frame that shows the first error, in ms, at its slowest. */
  firstErrors: number;
  /** From the click on Cancel until the progress bar is gone, in ms. */
  cancel: number;
  /** From the choice of a workbook until all its rows are checked, in ms. */
  sheet: number;
  /** While a list of as many errors as there are rows is scrolled. */
  framesPerSecond: number;
};

/** Times that the file with errors is chosen: each of them must be quick. */
const CHOICES = 8;

const FILE = 'main input[type="file"]';
/** The progress bar of the check; that of opening a file has no label. */
const PROGRESS = 'main [role="progressbar"][aria-labelledby]';
const ERRORS = 'main [role="grid"]';

/** Checks a file without errors, one with an error in every row, and a workbook; then cancels a check of the first. */
export const measureImportPage = async (
  browser: Browser,
  origin: string,
  { right, wrong, sheet }: Readonly<Record<'right' | 'wrong' | 'sheet', ImportFile>>,
): Promise<ImportFigures> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    const devtools = await context.newCDPSession(page);
    await signIn(page, `${origin}/#/csv/list/Turnover`);
    await untilLoaded(page);

    const before = await heapOf(devtools);
    await page.evaluate(noteLongTasks);
    await check(page, right);
    const longestTask = await page.evaluate(() => (globalThis as Noted).longestTask ?? 0);
    const heapGrowth = (await heapOf(devtools)) - before;

    let firstErrors = 0;
    for (let choice = 1; choice <= CHOICES; choice += 1) {
      await reloadPage(page);
      await page.evaluate(noteFirstError, `${ERRORS} input`);
      await page.evaluate(noteCheck, PROGRESS);
      await page.locator(FILE).setInputFiles(wrong.path);
      const own = await page.evaluate(() => (globalThis as Noted).firstErrors ?? Infinity);
      firstErrors = Math.max(firstErrors, own);
    }
    await page.evaluate(() => (globalThis as Noted).checked);
    const framesPerSecond = await page.evaluate(scroll, ERRORS);

    await reloadPage(page);
    const sheetChosenAt = performance.now();
    await check(page, sheet);
    const sheetChecked = performance.now() - sheetChosenAt;

    await reloadPage(page);
    await page.locator(FILE).setInputFiles(right.path);
    await page.locator(PROGRESS).waitFor();
    const cancelledAt = performance.now();
    await page.locator(PROGRESS).locator('xpath=../..').getByRole('button').click();
    await page.locator(PROGRESS).waitFor({ state: 'detached' });
    return {
      longestTask,
      heapGrowth,
      firstErrors,
      cancel: performance.now() - cancelledAt,
      sheet: sheetChecked,
      framesPerSecond,
    };
  } finally {
    await context.close();
  }
};

/** Chooses a file, and waits until the progress of its check is gone. */
const check = async (page: Page, file: ImportFile) => {
  await page.evaluate(noteCheck, PROGRESS);
  await page.locator(FILE).setInputFiles(file.path);
  await page.evaluate(() => (globalThis as Noted).checked);
};

const reloadPage = async (page: Page) => {
  await page.reload();
  await untilLoaded(page);
};

/** The template is offered last, once the worker has loaded the format. */
const untilLoaded = (page: Page) => page.getByRole('button', { name: TEMPLATE }).waitFor();

const TEMPLATE = /template|modello/i;

/** Bytes of the page's own heap; its workers have theirs. */
const heapOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
};

type Noted = { longestTask?: number; firstErrors?: Promise<number>; checked?: Promise<void> };

/** The page itself sees the progress: a quick check is over before Playwright looks for it. */
const noteCheck = (progress: string) => {
  (globalThis as Noted).checked = new Promise((resolve) => {
    let isSeen = false;
    const observer = new MutationObserver(() => {
      const isShown = document.querySelector(progress) !== null;
      if (isSeen && !isShown) {
        observer.disconnect();
        resolve();
      }
      isSeen ||= isShown;
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
};

/** The page itself takes the time: Playwright stages the file before the event, and looks for an element at intervals. */
const noteFirstError = (selector: string) => {
  (globalThis as Noted).firstErrors = new Promise((resolve) => {
    const look = (chosenAt: number) => {
      if (document.querySelector(selector)) resolve(performance.now() - chosenAt);
      else requestAnimationFrame(() => look(chosenAt));
    };
    addEventListener('change', () => look(performance.now()), { capture: true, once: true });
  });
};

const noteLongTasks = () => {
  const noted = globalThis as Noted;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      noted.longestTask = Math.max(noted.longestTask ?? 0, duration);
    }
  }).observe({ type: 'longtask' });
};

/** Scrolls from the first to the last row in four seconds and counts the frames. */
const scroll = (selector: string) =>
  new Promise<number>((resolve) => {
    const frame = document.querySelector<HTMLElement>(selector);
    const start = performance.now();
    let frames = 0;
    const step = () => {
      const share = (performance.now() - start) / 4_000;
      if (!frame || share >= 1) return resolve(frames / 4);
      frame.scrollTop = share * frame.scrollHeight;
      frames += 1;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
