import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { BUDGETS } from './chunks';
import { measureLogin, type LoginTime } from './login-time';
import { benchImports } from './imports';
import { median } from './median';
import { measureNavigation } from './navigation';
import { gzipSizeOf } from './scripts';
import { serveConsole, serveFiles } from './servers';
import { showRows, type Row } from './rows';
import { buildApp } from './build-app';

/**
 * The speed of the built console, held against react-admin's smallest application where a figure of its
 * own would say more of the machine than of the console. `npm run bench` builds first; after `--`, `--only imports`
 * leaves the rest out, and `--rows 100000` takes smaller files.
 */
const DIST = resolve(import.meta.dirname, '../../dist');
const RUNS = 5;

const benchConsole = async (browser: Browser): Promise<void> => {
  const smallestDist = await buildApp('smallest-app');
  const console = await serveConsole(DIST);
  const smallest = await serveFiles(smallestDist);
  try {
    const ours: LoginTime[] = [];
    const theirs: LoginTime[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measureLogin(browser, console.origin, 'input[name="email"]'));
      theirs.push(await measureLogin(browser, smallest.origin, 'input[name="username"]'));
    }
    show([
      loginSize(ours, theirs, smallestDist),
      loginTime(ours, theirs),
      firstPaint(ours, theirs),
    ]);
    const navigation = await measureNavigation(browser, console.origin);
    show([
      firstListSize(navigation.scripts),
      warm('list to form, warm', navigation.listToForm),
      warm('form to list, warm', navigation.formToList),
      warm('page to page, warm', navigation.pageToPage),
    ]);
  } finally {
    await Promise.all([console.close(), smallest.close()]);
    await rm(smallestDist, { recursive: true, force: true });
  }
};

const loginSize = (
  ours: readonly LoginTime[],
  theirs: readonly LoginTime[],
  smallestDist: string,
): Row => {
  const size = median(ours.map(({ scripts }) => gzipSizeOf(scripts, DIST))) / 1000;
  const beside = median(theirs.map(({ scripts }) => gzipSizeOf(scripts, smallestDist))) / 1000;
  return {
    what: 'JavaScript until the login can be used (gzip)',
    value: `${size.toFixed(1)} kB`,
    target: `<= ${BUDGETS.login} kB`,
    passed: size <= BUDGETS.login,
    beside: `${beside.toFixed(1)} kB`,
  };
};

const loginTime = (ours: readonly LoginTime[], theirs: readonly LoginTime[]): Row => {
  const time = median(ours.map(({ ms }) => ms));
  const beside = median(theirs.map(({ ms }) => ms));
  return {
    what: 'time until the login can be used (CPU ÷4, 10 Mbit/s)',
    value: `${(time / beside).toFixed(2)} × (${time.toFixed(0)} ms)`,
    target: '<= 0.33 ×',
    passed: time <= 0.33 * beside,
    beside: `${beside.toFixed(0)} ms`,
  };
};

const firstPaint = (ours: readonly LoginTime[], theirs: readonly LoginTime[]): Row => {
  const time = median(ours.map((each) => each.firstPaint));
  const beside = median(theirs.map((each) => each.firstPaint));
  return {
    what: 'first paint (CPU ÷4, 10 Mbit/s)',
    value: `${time.toFixed(0)} ms`,
    target: '<= 400 ms',
    passed: time <= 400,
    beside: `${beside.toFixed(0)} ms`,
  };
};

const firstListSize = (scripts: readonly string[]): Row => {
  const size = gzipSizeOf(scripts, DIST) / 1000;
  return {
    what: 'JavaScript until the first list (gzip)',
    value: `${size.toFixed(1)} kB`,
    target: `<= ${BUDGETS.firstList} kB`,
    passed: size <= BUDGETS.firstList,
    beside: '',
  };
};

const warm = (what: string, ms: number): Row => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  target: '<= 100 ms',
  passed: ms <= 100,
  beside: '',
});

const show = (rows: readonly Row[]) => showRows("react-admin's smallest app", rows);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
  },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  if (values.only !== 'imports') await benchConsole(browser);
  showRows('papaparse alone', await benchImports(browser, DIST, Number(values.rows)));
} finally {
  await browser.close();
}
