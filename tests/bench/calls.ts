import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { isBackendPath } from '../../fixtures/server/paths';
import { ACCOUNTS, PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { consoleAddresses } from '../e2e/console-addresses';
import type { Api } from '../e2e/fixtures';
import { DAYS, STAFF, type Step } from './day';
import { newPage, WINDOW } from './page';
import { serveConsole } from './servers';
import { printTable } from './table';

/** Number of API calls, how many of them write, and the bytes of their answers on the network, after compression. */
type Traffic = { calls: number; writes: number; bytes: number };

const WORKING_HOURS = 8;
/** The share of a day's calls in its busiest hour. */
const BUSIEST_HOUR = 0.25;
/** The time between two steps of a day: long enough for cached names to expire. */
const MINUTES_BETWEEN = 8;
/** Longer than the debounce of a search. */
const QUIET_MS = 1200;

/** Prints the calls of each page, and those of a working day of `STAFF`, measured by replaying a day of each role. */
export const benchCalls = async (browser: Browser, dist: string): Promise<void> => {
  const { origin, close } = await serveConsole(dist);
  try {
    printTable(
      ['role', 'staff', 'steps', 'calls a day', 'writes a day', 'kB a day', 'all', 'all writes'],
      await callsOfDays(browser, origin),
    );
    process.stdout.write('\n');
    printTable(['page (admin)', 'first', 'again', 'kB first'], await callsOfPages(browser, origin));
  } finally {
    await close();
  }
};

const callsOfPages = async (browser: Browser, origin: string): Promise<string[][]> => {
  const addresses = await consoleAddresses(await adminOf(origin));
  const { page, meter, end } = await openAs(browser, origin, 'admin');
  const visitAll = async () => {
    const found: Traffic[] = [];
    for (const address of addresses) {
      meter.reset();
      await visit(page, address);
      await meter.settle();
      found.push(meter.read());
    }
    return found;
  };
  const first = await visitAll();
  const again = await visitAll();
  await end();
  return addresses.map((address, at) => [
    address.replaceAll(/[0-9a-f]{24}/g, '{id}'),
    `${first[at]?.calls}`,
    `${again[at]?.calls}`,
    kilobytes(first[at]?.bytes),
  ]);
};

const callsOfDays = async (browser: Browser, origin: string): Promise<string[][]> => {
  const rows: string[][] = [];
  let total = 0;
  let written = 0;
  for (const [role, steps] of Object.entries(DAYS)) {
    const { page, meter, end } = await openAs(browser, origin, role);
    for (const step of steps) {
      await replay(page, step);
      await meter.settle();
      await page.clock.fastForward(MINUTES_BETWEEN * 60_000);
    }
    const { calls, writes, bytes } = meter.read();
    await end();
    const staff = STAFF[role as keyof typeof STAFF];
    total += calls * staff;
    written += writes * staff;
    rows.push([
      role,
      `${staff}`,
      `${steps.length}`,
      `${calls}`,
      `${writes}`,
      kilobytes(bytes),
      `${calls * staff}`,
      `${writes * staff}`,
    ]);
  }
  const perSecond = total / (WORKING_HOURS * 3600);
  const busiest = (total * BUSIEST_HOUR) / 3600;
  return [
    ...rows,
    ['all', '', '', '', '', '', `${total}`, `${written}`],
    ['a second, on average', '', '', '', '', '', perSecond.toFixed(1), ''],
    ['a second, in the busiest hour', '', '', '', '', '', busiest.toFixed(1), ''],
  ];
};

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

/** Signs in as a role and waits for its first page. Counts all calls, including those of the login. */
const openAs = async (browser: Browser, origin: string, role: string) => {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'it-IT' });
  const page = await newPage(context);
  await page.clock.install();
  const meter = createMeter(page);
  await page.goto(`${origin}/#/auth/login`);
  await page.locator('input[name="email"]').fill(emailOf(role));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.locator('main h1').waitFor();
  await meter.settle();
  return { page, meter, end: () => context.close() };
};

const createMeter = (page: Page) => {
  let calls = 0;
  let writes = 0;
  let bytes = 0;
  const open = new Set<Request>();
  let changedAt = Date.now();
  const isCounted = (request: Request) => isBackendPath(new URL(request.url()).pathname);
  page.on('request', (request) => {
    if (!isCounted(request)) return;
    calls += 1;
    if (isWrite(request)) writes += 1;
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', async (request) => {
    if (!open.has(request)) return;
    // Awaited before the sum is read: otherwise answers that end together would overwrite each other's sum.
    const { responseBodySize } = await request.sizes();
    bytes += responseBodySize;
    open.delete(request);
    changedAt = Date.now();
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    changedAt = Date.now();
  });
  return {
    reset: () => {
      calls = 0;
      writes = 0;
      bytes = 0;
    },
    read: (): Traffic => ({ calls, writes, bytes }),
    /** Resolves when no call is pending and none has begun for a while. */
    settle: async () => {
      changedAt = Date.now();
      while (open.size > 0 || Date.now() - changedAt < QUIET_MS) await wait(50);
    },
  };
};

/** A login is a POST that changes nothing. */
const isWrite = (request: Request) =>
  request.method() === 'POST' && !request.url().endsWith('/bouser/login');

const visit = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${address}`);
};

const replay = async (page: Page, step: Step): Promise<void> => {
  if ('open' in step) {
    await visit(page, step.open);
    await page.locator('main h1').first().waitFor();
  } else if ('search' in step) {
    const box = page.getByRole('searchbox', { name: 'Cerca', exact: true });
    await box.fill('');
    await box.pressSequentially(step.search, { delay: 120 });
  } else if ('row' in step) {
    const rows = page.locator('main tbody tr').filter({ has: page.getByRole('link') });
    const last = (await rows.count()) - 1;
    // A search may find fewer rows, or none.
    if (last >= 0) await rows.nth(Math.min(step.row, last)).getByRole('link').first().click();
  } else if ('save' in step) {
    const field = page.getByRole('textbox', { name: step.save, exact: true });
    await field.press('End');
    await field.pressSequentially(' bis');
    await writing(page, () => page.getByRole('button', { name: 'Salva', exact: true }).click());
  } else if ('process' in step) {
    await page
      .getByRole('button', { name: /^Segna e passa alla prossima/, disabled: false })
      .waitFor();
    await page.keyboard.press('e');
    await page.getByRole('dialog').waitFor();
    await writing(page, () => page.keyboard.press('Enter'));
  } else if ('upload' in step) {
    const buffer = Buffer.from(step.upload);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'turnovers.csv', mimeType: 'text/csv', buffer });
    await writing(page, () => page.getByRole('button', { name: 'Importa tutto il file' }).click());
  } else {
    await page.goBack();
  }
};

/** Runs `act`, which writes, and waits for the backend's answer. */
const writing = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((answer) => isWrite(answer.request()));
  await act();
  const answer = await answered;
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
};

/** An API client of an admin, to look up the addresses of records. */
const adminOf = async (origin: string): Promise<Api> => {
  const call = async (path: string, body?: unknown, token?: string) => {
    const answer = await fetch(new URL(path, origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return answer.json();
  };
  const { token } = await call('bouser/login', { email: emailOf('admin'), password: PASSWORD });
  return {
    get: (path) => call(path, undefined, token),
    post: (path, body) => call(path, body, token),
  };
};

const emailOf = (role: string): string =>
  ACCOUNTS.find((account) => account.role === role)?.email ?? '';
