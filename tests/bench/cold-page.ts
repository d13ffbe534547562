import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { slowDown } from './conditions';
import { newPage, WINDOW, type StoredSession } from './page';

/** Measures of a page that a signed-in user opens by its address in a fresh browser; times in ms. */
export type ColdPage = {
  /** From the start of the navigation until its content is shown. */
  ms: number;
  /** Total time of tasks longer than 50 ms, until the page is idle. */
  longTasks: number;
  /**
   * Lighthouse's total blocking time: the part of each task beyond 50 ms. Measured in CPU time of the page's thread, so
   * that other programs on the processor do not count.
   */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  firstPaint: number;
  largestPaint: number;
};

/**
 * Opens `address` of `origin` and waits for the element `content`, then for a second without a long task or a download,
 * because the last element that a page shows may be its largest paint.
 */
export const measureCold = async (
  browser: Browser,
  origin: string,
  session: StoredSession,
  { address, content, cpuSlowdown }: { address: string; content: string; cpuSlowdown: number },
): Promise<ColdPage> => {
  const context = await browser.newContext({ viewport: WINDOW, storageState: session });
  try {
    const page = await newPage(context);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await slowDown(context, page, cpuSlowdown);
    await page.addInitScript(observe, content);
    const underWay = pendingRequests(page);
    await page.goto(`${origin}/#${address}`, { waitUntil: 'commit' });
    const deadline = performance.now() + 90_000;
    while (underWay.size > 0 || !(await page.evaluate(isAtRest))) {
      if (performance.now() > deadline) throw new Error(`${address} did not finish loading`);
      await pause(100);
    }
    const trace = await browser.stopTracing();
    return { ...(await read(page)), blocking: blockingIn(trace.toString()) };
  } finally {
    await context.close();
  }
};

const pendingRequests = (page: Page): ReadonlySet<Request> => {
  const requests = new Set<Request>();
  const end = (request: Request) => requests.delete(request);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
};

type Seen = {
  contentAt?: number;
  tasks: { start: number; duration: number }[];
  shifts: { at: number; value: number }[];
  largestPaint: number;
};

type Observed = { seen: Seen };

/** Runs in the page, before its own scripts. */
const observe = (content: string) => {
  const seen: Seen = { tasks: [], shifts: [], largestPaint: 0 };
  (window as unknown as Observed).seen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  on('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  const look = () => {
    const found = document.querySelector(content);
    if (found?.checkVisibility()) setTimeout(() => (seen.contentAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const isAtRest = () => {
  const { contentAt, tasks } = (window as unknown as Observed).seen;
  if (contentAt === undefined) return false;
  const task = tasks.at(-1);
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ends = [
    contentAt,
    task ? task.start + task.duration : 0,
    ...files.map((file) => file.responseEnd),
  ];
  return performance.now() - Math.max(...ends) > 1000;
};

const read = async (page: Page): Promise<Omit<ColdPage, 'blocking'>> => {
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (window as unknown as Observed).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const durations = seen.tasks.map(({ duration }) => duration);
  return {
    ms: seen.contentAt ?? Number.NaN,
    longTasks: sum(durations),
    shift: cumulativeShift(seen.shifts),
    firstPaint,
    largestPaint: seen.largestPaint,
  };
};

/** An event of Chromium's trace; `tdur` is how long its thread ran, in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

const blockingIn = (trace: string): number => {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && pageThreads.has(threadOf(event)),
  );
  return sum(tasks.map(({ tdur = 0 }) => Math.max(0, tdur / 1000 - 50)));
};

/** The worst window of shifts: less than a second apart, five seconds at most (web.dev, 'Cumulative Layout Shift'). */
const cumulativeShift = (shifts: Seen['shifts']): number => {
  let worst = 0;
  let window = { from: 0, to: 0, value: 0 };
  for (const { at, value } of shifts) {
    const isSame = at - window.to < 1000 && at - window.from < 5000;
    window = isSame
      ? { ...window, to: at, value: window.value + value }
      : { from: at, to: at, value };
    worst = Math.max(worst, window.value);
  }
  return worst;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
