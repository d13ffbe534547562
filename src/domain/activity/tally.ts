import { MONTHLY_WINDOW_DAYS } from '@/core/constants';
import { DAY_MS } from '@/core/days';
import { hasUnreadableAccess, NO_TIME, presenceOf, timeOf, timesOf } from '@/core/presence';
import { dayAt, DAYS, MONTHS, monthStarts, placeAmong, weekAt, WEEKS } from './periods';

/**
 * Counts over the access log, computed from its rows page by page because no call returns them (docs/wire-format.md).
 * Tallies with the same `now` can be added, so each page is counted once and discarded.
 *
 * Days, weeks and months are in UTC, like the dates of the table, which shows the first ten characters of the server's
 * value (specification, section 2 'App-activity screen'): they are the same in every time zone, and unaffected by clock
 * changes. Only whole periods are compared: the days end with yesterday, and the last week and month, still running,
 * are kept apart.
 */
export type Tally = {
  /** The end of all windows, epoch milliseconds. */
  now: number;
  customers: number;
  /** Customers with an access, or a list of accesses, that cannot be read. */
  unreadable: number;
  /** Customers whose last access is unknown. */
  unknown: number;
  /** Customers without any access. */
  never: number;
  /** Customers whose last access is 90 days old or older. */
  dormant: number;
  /** Customers with an access in the last 30 days. */
  active: number;
  /** Customers with an access in the 30 days before those. */
  previouslyActive: number;
  /** Customers whose first access lies in the last 30 days, and in the 30 before. */
  newcomers: number;
  previousNewcomers: number;
  /** Accesses of the last 30 days, up to `now`: the sum of the table's column. */
  monthAccesses: number;
  /** Accesses of the four weeks that ended yesterday, by day; see `dayStarts`. */
  days: number[];
  /** Accesses of the four weeks before those, at the same indexes: each Monday matches a Monday. */
  previousDays: number[];
  /** Accesses by week, the current one last; see `weekStarts`. */
  weeks: number[];
  /** Customers with an access, and with their first one, in the same weeks. */
  activeByWeek: number[];
  newcomersByWeek: number[];
  /** Accesses by month, the current one last; see `monthStarts`. */
  months: number[];
};

/** The fields of a log row: ISO 8601 moments, or any value a backend left in their place. */
export type ActivityRow = {
  initial_access?: unknown;
  last_access?: unknown;
  accesses_list?: unknown;
};

const WINDOW_MS = MONTHLY_WINDOW_DAYS * DAY_MS;

/** Counts `rows`, with all windows ending at `now`. Ignores moments that are unreadable or in the future. */
export const tallyOf = (rows: readonly ActivityRow[], now: number): Tally => {
  const tally = emptyTally(now);
  const months = monthStarts(now).map(Number);
  for (const row of rows) countRow(tally, row, months);
  return tally;
};

/**
 * Adds up tallies of different rows.
 *
 * @throws Error without tallies, or where their windows end at different moments.
 */
export const sumTallies = ([first, ...others]: readonly Tally[]): Tally => {
  if (!first) throw new Error('At least one tally is required');
  return others.reduce((sum, tally) => {
    if (tally.now !== sum.now) throw new Error('All tallies must have the same moment');
    return {
      now: sum.now,
      customers: sum.customers + tally.customers,
      unreadable: sum.unreadable + tally.unreadable,
      unknown: sum.unknown + tally.unknown,
      never: sum.never + tally.never,
      dormant: sum.dormant + tally.dormant,
      active: sum.active + tally.active,
      previouslyActive: sum.previouslyActive + tally.previouslyActive,
      newcomers: sum.newcomers + tally.newcomers,
      previousNewcomers: sum.previousNewcomers + tally.previousNewcomers,
      monthAccesses: sum.monthAccesses + tally.monthAccesses,
      days: addLists(sum.days, tally.days),
      previousDays: addLists(sum.previousDays, tally.previousDays),
      weeks: addLists(sum.weeks, tally.weeks),
      activeByWeek: addLists(sum.activeByWeek, tally.activeByWeek),
      newcomersByWeek: addLists(sum.newcomersByWeek, tally.newcomersByWeek),
      months: addLists(sum.months, tally.months),
    };
  }, first);
};

/** Whether there are customers, but the accesses of none of them could be read. */
export const isUnread = ({ customers, unknown }: Tally): boolean =>
  customers > 0 && unknown === customers;

const emptyTally = (now: number): Tally => ({
  now,
  customers: 0,
  unreadable: 0,
  unknown: 0,
  never: 0,
  dormant: 0,
  active: 0,
  previouslyActive: 0,
  newcomers: 0,
  previousNewcomers: 0,
  monthAccesses: 0,
  days: zeros(DAYS),
  previousDays: zeros(DAYS),
  weeks: zeros(WEEKS),
  activeByWeek: zeros(WEEKS),
  newcomersByWeek: zeros(WEEKS),
  months: zeros(MONTHS),
});

const countRow = (
  tally: Tally,
  { initial_access, last_access, accesses_list }: ActivityRow,
  months: readonly number[],
) => {
  const { now } = tally;
  const fields = { first_access: initial_access, last_access, accesses_list };
  const all = timesOf(fields);
  const times = all.filter((time) => time !== NO_TIME && time <= now);
  tally.customers += 1;
  if (hasUnreadableAccess(fields, all)) tally.unreadable += 1;
  for (const time of times) countAccess(tally, time, months);
  for (const week of new Set(times.map((time) => weekAt(now, time)))) {
    countAt(tally.activeByWeek, week);
  }
  if (times.some((time) => windowOf(now, time) === 'previous')) tally.previouslyActive += 1;
  const presence = presenceOf(fields, now, all);
  if (presence !== 'quiet') tally[presence] += 1;
  countNewcomer(tally, firstOf(timeOf(initial_access), times));
};

const countAccess = (tally: Tally, time: number, months: readonly number[]) => {
  const { now } = tally;
  if (windowOf(now, time) === 'last') tally.monthAccesses += 1;
  countAt(tally.days, dayAt(now, time));
  countAt(tally.previousDays, dayAt(now, time) + DAYS);
  countAt(tally.weeks, weekAt(now, time));
  countAt(tally.months, placeAmong(months, time));
};

const countNewcomer = (tally: Tally, first: number) => {
  const { now } = tally;
  if (first > now) return;
  const window = windowOf(now, first);
  if (window === 'last') tally.newcomers += 1;
  if (window === 'previous') tally.previousNewcomers += 1;
  countAt(tally.newcomersByWeek, weekAt(now, first));
};

/** The first access, from the row and from its list; infinity where both are empty. */
const firstOf = (initial: number, times: readonly number[]) =>
  times.reduce(
    (first, time) => Math.min(first, time),
    initial === NO_TIME ? Number.POSITIVE_INFINITY : initial,
  );

/** Whether `time` is in the 30 times 24 hours before `now`, or in the 30 before those. */
const windowOf = (now: number, time: number): 'last' | 'previous' | null => {
  if (time > now - WINDOW_MS) return 'last';
  return time > now - 2 * WINDOW_MS ? 'previous' : null;
};

const countAt = (counts: number[], at: number) => {
  const count = counts[at];
  if (count !== undefined) counts[at] = count + 1;
};

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const addLists = (a: readonly number[], b: readonly number[]) =>
  a.map((value, at) => value + (b[at] ?? 0));
