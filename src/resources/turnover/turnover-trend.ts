import { lastDayOf, monthAt, monthNumberOf, type Month } from '@/core/months';
import { roundToCent } from '@/core/number';
import { figureOfSum, sumOfKnown } from '@/core/read-sum';
import {
  firstWithTurnover,
  yearBefore,
  type ComparedMonths,
} from '@/domain/months/compared-months';
import { chosenMonth, readSumOf, type Sum } from './turnover-figures';

/**
 * The months of a turnover trend, in time order: those that are over, which are compared with the year before, and the
 * one in progress, if it belongs to the trend.
 */
export type Trend = {
  whole: readonly Month[];
  running: Month | null;
  /** Whether the only month of `whole` is in progress. */
  isInProgress?: boolean;
};

/**
 * Returns the months of `year` that have begun by `day`, a midnight of UTC; without a year, the last twelve that are
 * over and the one in progress.
 */
export const trendOf = (year: number | undefined, day: Date): Trend => {
  const now = monthNumberOf(day);
  const first = year === undefined ? now - 12 : year * 12;
  const last = year === undefined ? now : Math.min(first + 11, now);
  const isRunning = first <= now && last === now;
  const wholeCount = Math.max(last - first + (isRunning ? 0 : 1), 0);
  return {
    whole: Array.from({ length: wholeCount }, (_, at) => monthAt(first + at)),
    running: isRunning ? monthAt(now) : null,
  };
};

/**
 * Returns the trend of the one `month` that the list is filtered by: that of `year`, else the last that is over. Without
 * a month where it is yet to come. A month in progress is beside a whole one, so their change is not to be shown.
 */
export const trendOfMonth = (year: number | undefined, month: number, day: Date): Trend => {
  const now = monthNumberOf(day);
  const number = chosenMonth(year, month, now);
  return {
    whole: number > now ? [] : [monthAt(number)],
    running: null,
    isInProgress: number === now,
  };
};

/** The months whose sums a trend needs: its own, then those of the year before, then the one in progress. */
export const monthsOfTrend = ({ whole, running }: Trend): Month[] => [
  ...whole,
  ...whole.map(({ year, month }) => ({ year: year - 1, month })),
  ...(running ? [running] : []),
];

/**
 * The months of the year before are unknown up to the first with turnover, those of the trend up to the first with rows
 * in either year.
 *
 * @param sums one for each of the {@link monthsOfTrend}
 */
export const comparedTrend = (
  { whole, running }: Trend,
  sums: readonly Sum[],
): ComparedMonths & { unreadable: number; isPartial: boolean } => {
  const figures = sums.map((sum) => figureOfSum(readSumOf(sum)));
  const months = running ? [...whole, running] : whole;
  const previous = figures.slice(whole.length, 2 * whole.length);
  const known = firstWithTurnover(previous);
  const hasRows = sums.map(({ total }) => total > 0);
  const isKnownBefore = hasRows.slice(whole.length, 2 * whole.length).includes(true);
  const begin = isKnownBefore ? 0 : hasRows.indexOf(true);
  return {
    starts: months.map(startOf),
    current: figures.slice(0, whole.length).map((amount, at) => (at < begin ? null : amount)),
    previous: previous.map((amount, at) => (at < known ? null : amount)),
    running: figures[2 * whole.length] ?? null,
    unreadable: sums.reduce((count, { unreadable }) => count + unreadable, 0),
    isPartial: sums.some(({ read, total }) => read < total),
  };
};

/**
 * Returns the euros of `total` that are in none of the drawn months: those of months to come, or of a month that does
 * not exist. 0 where either is not wholly known.
 */
export const undrawnAmount = (
  total: Sum | undefined,
  { current, running, unreadable, isPartial }: ReturnType<typeof comparedTrend>,
): number => {
  if (!total || total.amount === null || total.read < total.total) return 0;
  if (isPartial || unreadable + total.unreadable > 0) return 0;
  return roundToCent(total.amount - (sumOfKnown(current) ?? 0) - (running ?? 0));
};

/** The whole months of a trend, and the same months a year before; null without any. */
export const periodsOf = ({ starts, current }: ComparedMonths) => {
  const whole = starts.slice(0, current.length);
  return periodsBetween(whole[0], whole.at(-1));
};

/**
 * Both periods of a trend that are compared, with their sums in euros: from the first month that is known in the year
 * before. Null without such a month.
 */
export const comparedPeriods = ({ starts, current, previous }: ComparedMonths) => {
  const at = previous.findIndex((amount) => amount !== null);
  const periods = at < 0 ? null : periodsBetween(starts[at], starts[current.length - 1]);
  return (
    periods && {
      current: { ...periods.current, amount: sumOfKnown(current.slice(at)) },
      previous: { ...periods.previous, amount: sumOfKnown(previous.slice(at)) },
    }
  );
};

const periodsBetween = (first: Date | undefined, last: Date | undefined) =>
  first && last
    ? {
        current: { first, last: endOf(last) },
        previous: { first: yearBefore(first), last: endOf(yearBefore(last)) },
      }
    : null;

const startOf = ({ year, month }: Month) => new Date(Date.UTC(year, month - 1));
const endOf = (start: Date) => lastDayOf(monthNumberOf(start));
