import type { Browser } from '@playwright/test';
import { measureCold, type ColdPage } from './cold-page';
import { LOADS, SLOW_CPU } from './conditions';
import { measureForms } from './forms';
import { measureHeapGrowth } from './heap';
import { median } from './median';
import type { StoredSession } from './page';
import { atMost, shareOf, type Row } from './rows';
import { storedSession } from './sign-in';

const CELL = 'main tbody tr td';

/** Waiting times of a signed-in user: in the console at `ours`, and in the smallest application at `theirs`. */
export const benchSignedIn = async (
  browser: Browser,
  ours: string,
  theirs: string,
  show: (rows: readonly Row[]) => void,
): Promise<void> => {
  const session = await storedSession(browser, ours, 'email');
  const theirSession = await storedSession(browser, theirs, 'username');
  show(await firstList(browser, [ours, session], [theirs, theirSession]));
  const forms = await measureForms(browser, ours, session);
  show([
    atMost('list to form, warm: every form', median(forms.map(({ ms }) => ms)), 100, 'ms'),
    ...forms.map(({ name, ms }) => atMost(`list to form, warm: ${name}`, ms, 100, 'ms')),
  ]);
  show([
    heapGrowth(
      await measureHeapGrowth(browser, ours, session, ['/company/list', '/group/list']),
      await measureHeapGrowth(browser, theirs, theirSession, ['/companies', '/groups']),
    ),
  ]);
};

type Place = readonly [origin: string, session: StoredSession];

/** Opens the first list of both by its address, alternately. */
const firstList = async (browser: Browser, ours: Place, theirs: Place): Promise<Row[]> => {
  const conditions = { content: CELL, cpuSlowdown: SLOW_CPU };
  const own: ColdPage[] = [];
  const other: ColdPage[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    own.push(await measureCold(browser, ...ours, { ...conditions, address: '/company/list' }));
    other.push(await measureCold(browser, ...theirs, { ...conditions, address: '/companies' }));
  }
  const share = (what: string, figure: (page: ColdPage) => number) =>
    shareOf(what, median(own.map(figure)), median(other.map(figure)), 0.7);
  return [
    share('rows of the first list, signed in, cold (CPU ÷4, 10 Mbit/s)', ({ ms }) => ms),
    share('long tasks of the same page', ({ longTasks }) => longTasks),
  ];
};

const heapGrowth = (ours: number, theirs: number): Row => ({
  what: 'growth of the heap in 200 navigations',
  value: `${megabytes(ours)} MB`,
  target: '<= 1.4 MB',
  passed: ours <= 1_400_000,
  beside: `${megabytes(theirs)} MB`,
});

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
