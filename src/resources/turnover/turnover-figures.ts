import { isRecord } from '@/core/is-record';
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
import { monthAt, monthNumber, monthNumberOf, monthsOf, type Month } from '@/core/months';
import { iteratePages, type Coverage } from '@/providers/data/iterate-pages';

/**
 * Amounts by month, in euros: those of the last twelve whole months, those of the year before at the same indexes,
 * and that of the current month, which is not compared. Null where none could be read, and before the first month with
 * rows.
 */
export type TurnoverByMonth = {
  current: (number | null)[];
  previous: (number | null)[];
  running: number | null;
  /** The number of amounts and months that could not be read. */
  unreadable: number;
  /** Whether a month has more rows than are read per month. */
  isPartial?: boolean;
};

/** A sum in euros, null where no amount could be read, with the number of rows read and of all. */
export type Sum = Coverage & { amount: number | null; unreadable: number };

/** `sum` as one that further values can be added to. */
export const readSumOf = ({ amount, unreadable, read }: Sum): ReadSum => ({
  sum: amount ?? 0,
  read: read - unreadable,
  unreadable,
});

const MONTHS = 12;

/**
 * Returns the number of the `month` that a list is filtered by, as counted by `monthNumber`: that of `year`, else the
 * last that is over in the month number `now`.
 */
export const chosenMonth = (year: number | undefined, month: number, now: number): number =>
  year === undefined ? now - 1 - ((now - month) % MONTHS) : monthNumber(year, month);

/** Returns the month of `day`, a midnight of UTC, and the 24 before it, the oldest first. */
export const monthsUpTo = (day: Date): Month[] => {
  const last = monthNumberOf(day);
  return monthsOf({ first: last - 2 * MONTHS, last }).map(monthAt);
};

/**
 * Sums `rows` by month; that of `day` is the current one. Older and future rows are ignored. A row without an amount
 * adds nothing; a row whose amount or month is no number is counted as unreadable.
 */
export const turnoverByMonth = (rows: readonly WireRecord[], day: Date): TurnoverByMonth =>
  sumsByMonth(
    rows.map(({ year, month, amount }) => ({ year, month, sum: sumOf([amount]) })),
    day,
  );

/** Sums `sums`, each of one month with rows, like `turnoverByMonth`. */
export const sumsByMonth = (
  sums: readonly { year: unknown; month: unknown; sum: ReadSum }[],
  day: Date,
): TurnoverByMonth => {
  const first = monthNumberOf(day) - 2 * MONTHS;
  const months = Array.from({ length: 2 * MONTHS + 1 }, () => NO_SUM);
  let known = months.length;
  let undated = 0;
  for (const { year, month, sum } of sums) {
    const [inYear, inMonth] = [numberOf(year), numberOf(month)];
    if (inYear === undefined || inMonth === undefined) {
      undated += 1;
      continue;
    }
    const at = monthNumber(inYear, inMonth) - first;
    const before = months[at];
    if (!before) continue;
    months[at] = addSums(before, sum);
    known = Math.min(known, at);
  }
  const figures = months.map((sum, at) => (at < known ? null : figureOfSum(sum)));
  return {
    previous: figures.slice(0, MONTHS),
    current: figures.slice(MONTHS, 2 * MONTHS),
    running: figures[2 * MONTHS] ?? null,
    unreadable: months.reduce((count, { unreadable }) => count + unreadable, undated),
  };
};

/**
 * Returns the sums of the same months of both years, from the first month with turnover in the year before, and the
 * number of these months where they are fewer than `current` has. Null where the year before has no amount, or where an
 * amount could not be read.
 */
export const comparedSums = ({ current, previous, unreadable }: TurnoverByMonth) => {
  const first = previous.findIndex(Boolean);
  if (first < 0 || unreadable > 0) return null;
  const [now, before] = [current, previous].map((all) => sumOfKnown(all.slice(first)));
  const months = first === 0 ? undefined : current.length - first;
  return { current: now ?? 0, previous: before ?? 0, months };
};

/** Both years up to the last month that has turnover: where all of it is summed, that of later ones is yet to come. */
export const untilLastKnown = (months: TurnoverByMonth): TurnoverByMonth => {
  const end = months.current.findLastIndex(Boolean) + 1;
  const [current, previous] = [months.current, months.previous].map((all) => all.slice(0, end));
  return { ...months, current: current ?? [], previous: previous ?? [] };
};

/** Returns whether no month has an amount. */
export const isWithoutTurnover = (months: TurnoverByMonth): boolean =>
  months.unreadable === 0 &&
  [...months.current, ...months.previous, months.running].every((amount) => !amount);

/** The sum of all rows in the answer to a list (`meta.sums`); undefined if the answer has none. */
export const sumInAnswer = (meta: unknown, total: number): Sum | undefined => {
  const sums = isRecord(meta) ? meta.sums : undefined;
  const amount = isRecord(sums) ? sums.amount : undefined;
  return typeof amount === 'number' ? { amount, unreadable: 0, read: total, total } : undefined;
};

/**
 * Sums the amounts of all rows of a list that `readPage` reads page by page, counted from one; it reads at most
 * twenty pages. `onPage` receives the progress.
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
