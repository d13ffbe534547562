import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { BUDGETS } from './chunks';
import { LOADS } from './conditions';
import { measureLogin, type LoginTime } from './login-time';
import { measureBack } from './back';
import { benchBackend } from './backend';
import { benchCalls } from './calls';
import { benchImports } from './imports';
import { median } from './median';
import { benchPages } from './page-scores';
import { measureNavigation } from './navigation';
import { gzipSizeOf } from './scripts';
import { serveConsole } from './servers';
import { benchSignedIn } from './signed-in';
import { atMost, shareOf, showRows, type Row } from './rows';
import { buildApp } from './build-app';

/**
 * Measures the speed of the built console and of the fixture backend under load. Times that depend on the machine are
 * compared with react-admin's smallest application. `npm run bench` builds first. After
 * `--`, `--only` selects one part (console, pages, imports, backend), and `--rows 100000` uses smaller files.
 * `--only calls` counts the calls of the API, which the other parts do not (docs/scale.md).
 */
const DIST = resolve(import.meta.dirname, '../../dist');

const benchConsole = async (browser: Browser): Promise<void> => {
  const smallestDist = await buildApp('smallest-app');
  const console = await serveConsole(DIST);
  const smallest = await serveConsole(smallestDist);
  try {
    const ours: LoginTime[] = [];
    const theirs: LoginTime[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      ours.push(await measureLogin(browser, console.origin, 'input[name="email"]'));
      theirs.push(await measureLogin(browser, smallest.origin, 'input[name="username"]'));
    }
    show([
      loginSize(ours, theirs, smallestDist),
      shareOf(
        'time until the login can be used (CPU ÷4, 10 Mbit/s)',
        median(ours.map(({ ms }) => ms)),
        median(theirs.map(({ ms }) => ms)),
        0.33,
      ),
      firstPaint(ours, theirs),
    ]);
    const navigation = await measureNavigation(browser, console.origin);
    show([
      firstListSize(navigation.scripts),
      atMost('list to form, warm', navigation.listToForm, 100, 'ms'),
      atMost('form to list, warm', navigation.formToList, 100, 'ms'),
      atMost('page to page, warm', navigation.pageToPage, 100, 'ms'),
      atMost(
        'back to a list, with focus (CPU ÷4)',
        await measureBack(browser, console.origin),
        50,
        'ms',
      ),
    ]);
    await benchSignedIn(browser, console.origin, smallest.origin, show);
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

const show = (rows: readonly Row[]) => showRows("react-admin's smallest app", rows);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
  },
});
const PARTS = ['console', 'pages', 'imports', 'backend'] as const;
const asked = PARTS.filter((part) => (values.only ?? part) === part);
const isCounting = values.only === 'calls';
const rows = Number(values.rows);
if (asked.length === 0 && !isCounting)
  throw new Error(`--only must be one of ${PARTS.join(', ')}, calls`);
if (!Number.isSafeInteger(rows) || rows < 1)
  throw new Error('--rows must be a whole number above 0');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  if (asked.includes('console')) await benchConsole(browser);
  if (asked.includes('pages')) {
    const started = performance.now();
    showRows('', await benchPages(browser, DIST));
    process.stdout.write(`pages: ${((performance.now() - started) / 60_000).toFixed(1)} minutes\n`);
  }
  if (isCounting) await benchCalls(browser, DIST);
  if (asked.includes('imports'))
    showRows('papaparse alone', await benchImports(browser, DIST, rows));
} finally {
  await browser.close();
}
if (asked.includes('backend')) showRows('', await benchBackend(rows));
