import { MONTHLY_WINDOW_DAYS } from '@/core/constants';
import { accessesOf, DAY_MS, NO_TIME, presenceOf, timeOf } from '@/core/presence';

/**
 * Counts over the access log, made from rows read page by page: no call answers them ready made
 * (docs/wire-format.md). Tallies of the same `now` add up, so each page is counted once and forgotten.
 *
 * Days, weeks and months are those of UTC, like the dates of the table, which shows the first ten
 * characters of what the server sends (specification, section 2 'App-activity screen').
 */
export type Tally = {
  /** Where all windows end, epoch milliseconds. */
  now: number;
  customers: number;
  /** Customers without any access. */
  never: number;
  /** Customers whose last access is 90 days old or older. */
  dormant: number;
  /** Customers with an access in the last 30 days. */
  active: number;
  /** Accesses of the last 30 days by day; see {@link dayStarts}. Their sum is that of the table's column. */
  days: number[];
  /** Accesses of the 30 days before those, in the same places. */
  previousDays: number[];
  /** Accesses by week; see {@link weekStarts}. */
  weeks: number[];
  /** Accesses by month; see {@link monthStarts}. */
  months: number[];
};

/** What is read of a row of the log: ISO 8601 moments, or whatever a backend left in their place. */
export type ActivityRow = {
  initial_access?: unknown;
  last_access?: unknown;
  accesses_list?: unknown;
};

const WINDOW_MS = MONTHLY_WINDOW_DAYS * DAY_MS;
const WEEKS = 53;
const MONTHS = 12;
/** The first of January 1970 was a Thursday. */
const MONDAY_OFFSET = 3;

/** Counts `rows`, all windows ending `now`. A moment that cannot be read, or is yet to come, falls in none. */
export const tallyOf = (rows: readonly ActivityRow[], now: number): Tally => {
  const tally = emptyTally(now);
  for (const row of rows) countRow(tally, row);
  return tally;
};

/**
 * Adds up tallies of different rows.
 *
 * @throws Error where there is none, or their windows end at different moments.
 */
export const sumTallies = ([first, ...others]: readonly Tally[]): Tally => {
  if (!first) throw new Error('There is no tally to add up');
  return others.reduce((sum, tally) => {
    if (tally.now !== sum.now) throw new Error('Tallies of different moments cannot be added up');
    return {
      now: sum.now,
      customers: sum.customers + tally.customers,
      never: sum.never + tally.never,
      dormant: sum.dormant + tally.dormant,
      active: sum.active + tally.active,
      days: addLists(sum.days, tally.days),
      previousDays: addLists(sum.previousDays, tally.previousDays),
      weeks: addLists(sum.weeks, tally.weeks),
      months: addLists(sum.months, tally.months),
    };
  }, first);
};

export const totalOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** The days touched by the 30 times 24 hours before `now`: 31, the first and the last of them in part. */
export const dayStarts = (now: number): Date[] =>
  countUp(MONTHLY_WINDOW_DAYS + 1, (step) => new Date((dayOf(now - WINDOW_MS) + step) * DAY_MS));

/** The Mondays of the week of `now` and of the 52 before it. */
export const weekStarts = (now: number): Date[] =>
  countUp(WEEKS, (step) => {
    const week = weekOf(now) - WEEKS + 1 + step;
    return new Date((week * 7 - MONDAY_OFFSET) * DAY_MS);
  });

/** The first days of the month of `now` and of the eleven before it. */
export const monthStarts = (now: number): Date[] =>
  // To `Date.UTC` the year 0 is 1900, from which months are counted here.
  countUp(MONTHS, (step) => new Date(Date.UTC(0, monthOf(now) - MONTHS + 1 + step)));

const emptyTally = (now: number): Tally => ({
  now,
  customers: 0,
  never: 0,
  dormant: 0,
  active: 0,
  days: zeros(MONTHLY_WINDOW_DAYS + 1),
  previousDays: zeros(MONTHLY_WINDOW_DAYS + 1),
  weeks: zeros(WEEKS),
  months: zeros(MONTHS),
});

const countRow = (tally: Tally, { initial_access, last_access, accesses_list }: ActivityRow) => {
  const fields = { first_access: initial_access, last_access, accesses_list };
  tally.customers += 1;
  for (const access of accessesOf(fields)) countAccess(tally, timeOf(access));
  const presence = presenceOf(fields, tally.now);
  if (presence === 'never' || presence === 'dormant' || presence === 'active') tally[presence] += 1;
};

const countAccess = (tally: Tally, time: number) => {
  const { now } = tally;
  if (time === NO_TIME || time > now) return;
  const firstDay = dayOf(now - WINDOW_MS);
  if (time > now - WINDOW_MS) countAt(tally.days, dayOf(time) - firstDay);
  else if (time > now - 2 * WINDOW_MS) {
    countAt(tally.previousDays, dayOf(time + WINDOW_MS) - firstDay);
  }
  countAt(tally.weeks, WEEKS - 1 - (weekOf(now) - weekOf(time)));
  countAt(tally.months, MONTHS - 1 - (monthOf(now) - monthOf(time)));
};

const countAt = (counts: number[], at: number) => {
  const count = counts[at];
  if (count !== undefined) counts[at] = count + 1;
};

const dayOf = (time: number) => Math.floor(time / DAY_MS);
const weekOf = (time: number) => Math.floor((dayOf(time) + MONDAY_OFFSET) / 7);
const monthOf = (time: number) => {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth();
};

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const countUp = <T>(length: number, make: (step: number) => T): T[] =>
  Array.from({ length }, (_, step) => make(step));
const addLists = (a: readonly number[], b: readonly number[]) =>
  a.map((value, at) => value + (b[at] ?? 0));
