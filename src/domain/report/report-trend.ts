import { dayOf } from '@/core/days';
import { addToGroup } from '@/core/group-by';
import { figureOfSum, sumOf } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { firstDayOf, monthNumberOf, monthsOf } from '@/core/months';
import { textOrNumberOf } from '@/core/text';
import type { ComparedMonths } from '@/domain/months/compared-months';
import { MAIN_FIGURE, type PeriodRows } from './report-figures';

/** Returns the first day of the promotion with a code, as it is sent; undefined where it is not known. */
export type StartOf = (promotion: string) => unknown;

/** A trend, and the number of rows left out because their promotion's first day is unknown or too long ago. */
export type ReportTrend = { months: ComparedMonths; left: number };

/**
 * The purchases of report rows by the month in which their promotion began, from the first such month to the last. A
 * row does not say in which months its purchases were made, so they all count in that month and the bars add up to the
 * rows' total. The bars of the year before are taken from the same months.
 */
export const trendOf = (rows: readonly WireRecord[], startOf: StartOf): ReportTrend => {
  const started = byStart(rows, startOf);
  const numbers = monthsBetween([...started.keys()]);
  const hasYearBefore = (number: number) => started.has(number - 12);
  return {
    left: rows.length - rowsIn(started, numbers),
    months: {
      starts: numbers.map(firstDayOf),
      current: numbers.map((number) => amountIn(started, number)),
      previous: numbers.map((number) =>
        hasYearBefore(number) ? amountIn(started, number - 12) : null,
      ),
      isOneSeries: true,
    },
  };
};

/** The trends of two periods, which pairs the months at the same distance from the first day of each. */
export const comparedTrendOf = (
  one: PeriodRows,
  other: PeriodRows,
  startOf: StartOf,
): ReportTrend => {
  const [now, before] = [byStart(one.rows, startOf), byStart(other.rows, startOf)];
  const shift = (monthOf(one.period.from) ?? 0) - (monthOf(other.period.from) ?? 0);
  const numbers = monthsBetween([
    ...now.keys(),
    ...[...before.keys()].map((number) => number + shift),
  ]);
  const earlier = numbers.map((number) => number - shift);
  const shown = rowsIn(now, numbers) + rowsIn(before, earlier);
  return {
    left: one.rows.length + other.rows.length - shown,
    months: {
      starts: numbers.map(firstDayOf),
      current: numbers.map((number) => amountIn(now, number)),
      previous: earlier.map((number) => amountIn(before, number)),
      shift,
    },
  };
};

/** The rows whose promotion began in a month, by its number. */
type Started = ReadonlyMap<number, readonly WireRecord[]>;

const byStart = (rows: readonly WireRecord[], startOf: StartOf): Started => {
  const started = new Map<number, WireRecord[]>();
  for (const row of rows) {
    const month = monthOf(startOf(textOrNumberOf(row.promotion_code)));
    if (month !== undefined) addToGroup(started, month, row);
  }
  return started;
};

const rowsIn = (started: Started, numbers: readonly number[]): number =>
  numbers.reduce((count, number) => count + (started.get(number)?.length ?? 0), 0);

const amountIn = (started: Started, number: number): number | null =>
  figureOfSum(sumOf((started.get(number) ?? []).map((row) => row[MAIN_FIGURE])));

const monthOf = (value: unknown): number | undefined => {
  const day = dayOf(value);
  return day ? monthNumberOf(day) : undefined;
};

/** All months from the earliest of `numbers` to the latest, at most the last {@link MAX_MONTHS}. */
const monthsBetween = (numbers: readonly number[]): number[] => {
  if (numbers.length === 0) return [];
  const last = Math.max(...numbers);
  const first = Math.max(Math.min(...numbers), last - MAX_MONTHS + 1);
  return monthsOf({ first, last });
};

/** Ten years: more bars would be too narrow to distinguish. */
const MAX_MONTHS = 120;
