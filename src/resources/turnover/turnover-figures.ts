import { numberOf } from '@/core/number';
import {
  addSums,
  addValue,
  figureOfSum,
  NO_SUM,
  sumOf,
  sumOfKnown,
  type ReadSum,
} from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { iteratePages, type Coverage } from '@/providers/data/iterate-pages';

/**
 * Amounts by month, in euros: those of the last twelve whole months, in the same places those of the year
 * before, and that of the month still running, which is compared with nothing. Null where none could be read.
 */
export type TurnoverByMonth = {
  current: (number | null)[];
  previous: (number | null)[];
  running: number | null;
  /** How many amounts, or their months, could not be read. */
  unreadable: number;
  /** Whether a month has more rows than are read of one. */
  isPartial?: boolean;
};

/** A sum of amounts, in euros, and on how many rows of all it stands; null where none of them could be read. */
export type Sum = Coverage & { amount: number | null; unreadable: number };

/** A month of the calendar; January is 1. */
export type Month = { year: number; month: number };

const MONTHS = 12;

/** The month of `day`, which is the midnight of UTC it begins with, and the 24 before it, the oldest first. */
export const monthsUpTo = (day: Date): Month[] =>
  Array.from({ length: 2 * MONTHS + 1 }, (_, at) => {
    const count = monthCount(day) - 2 * MONTHS + at;
    return { year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 };
  });

/**
 * Adds up `rows` by month; that of `day` is the running one. What is older or yet to come falls in none. A row without
 * an amount adds nothing; one whose amount or month is no number is counted as unreadable.
 */
export const turnoverByMonth = (rows: readonly WireRecord[], day: Date): TurnoverByMonth =>
  sumsByMonth(
    rows.map(({ year, month, amount }) => ({ year, month, sum: sumOf([amount]) })),
    day,
  );

/** The same of sums that are one month's each. */
export const sumsByMonth = (
  sums: readonly { year: unknown; month: unknown; sum: ReadSum }[],
  day: Date,
): TurnoverByMonth => {
  const first = monthCount(day) - 2 * MONTHS;
  const months = Array.from({ length: 2 * MONTHS + 1 }, () => NO_SUM);
  let undated = 0;
  for (const { year, month, sum } of sums) {
    const [inYear, inMonth] = [numberOf(year), numberOf(month)];
    if (inYear === undefined || inMonth === undefined) {
      undated += 1;
      continue;
    }
    const at = inYear * MONTHS + inMonth - 1 - first;
    const known = months[at];
    if (known) months[at] = addSums(known, sum);
  }
  const figures = months.map(figureOfSum);
  return {
    previous: figures.slice(0, MONTHS),
    current: figures.slice(MONTHS, 2 * MONTHS),
    running: figures[2 * MONTHS] ?? null,
    unreadable: months.reduce((count, { unreadable }) => count + unreadable, undated),
  };
};

/**
 * The sums of the same months of both years: of those from the first one on that has an amount in the year before.
 * Rows that begin later are not to be read as growth. Null where the year before has none, and where an amount could
 * not be read.
 */
export const comparedSums = ({ current, previous, unreadable }: TurnoverByMonth) => {
  const first = previous.findIndex((amount) => amount !== 0);
  if (first < 0 || unreadable > 0) return null;
  const [now, before] = [current, previous].map((all) => sumOfKnown(all.slice(first)));
  return { current: now ?? 0, previous: before ?? 0 };
};

/** Whether there is no amount in any of the months. */
export const isWithoutTurnover = (months: TurnoverByMonth): boolean =>
  months.unreadable === 0 &&
  [...months.current, ...months.previous, months.running].every((amount) => amount === 0);

/**
 * The amounts of all rows of a list, read page by page by `readPage`, which counts from one; of the first
 * twenty pages at most. `onPage` is told how far it has come.
 */
export const sumOfPages = async (
  readPage: (page: number) => Promise<{ data: readonly WireRecord[]; total: number }>,
  onPage?: (coverage: Coverage) => void,
): Promise<Sum> => {
  let sum = NO_SUM;
  const coverage = { read: 0, total: 0 };
  for await (const page of iteratePages(readPage)) {
    for (const row of page.data) sum = addValue(sum, row.amount);
    coverage.read = page.read;
    coverage.total = Math.max(coverage.total, page.total);
    onPage?.({ ...coverage });
  }
  return { amount: figureOfSum(sum), unreadable: sum.unreadable, ...coverage };
};

const monthCount = (day: Date) => day.getUTCFullYear() * MONTHS + day.getUTCMonth();
