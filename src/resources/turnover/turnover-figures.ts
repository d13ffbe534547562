import { toCents } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';
import { totalOf } from '@/shared/activity/tally';

/**
 * Amounts by month, in euros: those of the last twelve whole months, in the same places those of the year
 * before, and that of the month still running, which is compared with nothing.
 */
export type TurnoverByMonth = {
  current: number[];
  previous: number[];
  running: number;
  /** Whether a month has more rows than are read of one. */
  isPartial?: boolean;
};

/** A sum of amounts, in euros, and on how many rows of all it stands. */
export type Sum = { amount: number; read: number; total: number };

/** A month of the calendar; January is 1. */
export type Month = { year: number; month: number };

const MONTHS = 12;

/** The month of `day`, which is the midnight of UTC it begins with, and the 24 before it, the oldest first. */
export const monthsUpTo = (day: Date): Month[] =>
  Array.from({ length: 2 * MONTHS + 1 }, (_, at) => {
    const count = monthCount(day) - 2 * MONTHS + at;
    return { year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 };
  });

/** Adds up `rows` by month; that of `day` is the running one. What is older or yet to come falls in none. */
export const turnoverByMonth = (rows: readonly WireRecord[], day: Date): TurnoverByMonth => {
  const first = monthCount(day) - 2 * MONTHS;
  const sums = Array.from({ length: 2 * MONTHS + 1 }, () => 0);
  for (const { year, month, amount } of rows) {
    const at = Number(year) * MONTHS + Number(month) - 1 - first;
    const sum = sums[at];
    if (sum !== undefined) sums[at] = sum + (Number(amount) || 0);
  }
  const cents = sums.map(toCents);
  return {
    previous: cents.slice(0, MONTHS),
    current: cents.slice(MONTHS, 2 * MONTHS),
    running: cents[2 * MONTHS] ?? 0,
  };
};

/**
 * The sums of the same months of both years: of those from the first one on that has an amount in the year before.
 * Rows that begin later are not to be read as growth. Null where the year before has none.
 */
export const comparedSums = ({ current, previous }: TurnoverByMonth) => {
  const first = previous.findIndex((amount) => amount !== 0);
  return first < 0
    ? null
    : { current: totalOf(current.slice(first)), previous: totalOf(previous.slice(first)) };
};

/** Whether there is no amount in any of the months. */
export const isWithoutTurnover = ({ current, previous, running }: TurnoverByMonth): boolean =>
  [...current, ...previous, running].every((amount) => amount === 0);

/**
 * The amounts of all rows of a list, read page by page by `readPage`, which counts from one; of the first
 * twenty pages at most.
 */
export const sumOfPages = async (
  readPage: (page: number) => Promise<{ data: readonly WireRecord[]; total: number }>,
): Promise<Sum> => {
  let amount = 0;
  let read = 0;
  let total = 0;
  for await (const page of iteratePages(readPage)) {
    for (const row of page.data) amount += Number(row.amount) || 0;
    read = page.read;
    total = Math.max(total, page.total);
  }
  return { amount: toCents(amount), read, total };
};

const monthCount = (day: Date) => day.getUTCFullYear() * MONTHS + day.getUTCMonth();
