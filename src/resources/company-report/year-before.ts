import { addSums, addValue, figureOfSum, NO_SUM, type ReadSum } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { firstDayOf, type MonthSpan } from '@/core/months';
import { textOrNumberOf } from '@/core/text';
import { firstWithTurnover, type ComparedMonths } from '@/domain/months/compared-months';

/** The months of `span` before month number `now`; null for none, or too many. */
export const comparedMonths = ({ first, last }: MonthSpan, now: number): MonthSpan | null => {
  const end = Math.min(last, now - 1);
  return end < first || end - first >= MAX_MONTHS ? null : { first, last: end };
};

const MAX_MONTHS = 24;

/** Purchases by customer code, in euros. */
export type Turnovers = ReadonlyMap<string, ReadSum>;

export const turnoversBy = (rows: readonly WireRecord[]): Turnovers => {
  const sums = new Map<string, ReadSum>();
  for (const { customer_code, amount } of rows) {
    const code = textOrNumberOf(customer_code);
    sums.set(code, addValue(sums.get(code) ?? NO_SUM, amount));
  }
  return sums;
};

/** The purchases of several months, by customer code. */
export const addedUp = (months: readonly Turnovers[]): Turnovers => {
  const sums = new Map<string, ReadSum>();
  for (const month of months) {
    for (const [code, sum] of month) sums.set(code, addSums(sums.get(code) ?? NO_SUM, sum));
  }
  return sums;
};

/** The turnovers of some months by month, and those of the same months of the year before. */
export type TurnoversByMonth = {
  now: readonly Turnovers[];
  before: readonly Turnovers[];
  /** Those of the month in progress, where it follows these months. */
  running?: Turnovers;
};

/**
 * The sums of both years over the `compared` ones of `months`: from the first with turnover in the year before. Without
 * any, all months.
 */
export const comparedYears = ({ now, before }: TurnoversByMonth, months: MonthSpan) => {
  const at = firstKnown(before);
  return at < before.length
    ? {
        compared: { ...months, first: months.first + at },
        now: addedUp(now.slice(at)),
        before: addedUp(before.slice(at)),
      }
    : { compared: months, now: addedUp(now), before: addedUp(before) };
};

const firstKnown = (months: readonly Turnovers[]): number =>
  firstWithTurnover(months.map((month) => sumOf(month, [...month.keys()])));

/** Sum of the customers' purchases in euros; null where none of their amounts is readable. */
const sumOf = (turnovers: Turnovers, customers: readonly string[]): number | null =>
  figureOfSum(customers.map((code) => turnovers.get(code) ?? NO_SUM).reduce(addSums, NO_SUM));

/** The customers' purchases in both years, in euros; a customer listed twice counts once. */
export const comparedTurnover = (
  { now, before }: { now: Turnovers; before: Turnovers },
  customers: readonly string[],
) => {
  const codes = [...new Set(customers)];
  return { now: sumOf(now, codes), before: sumOf(before, codes) };
};

/** The customers' purchases month by month from the month number `first`, in euros, beside those of the year before. */
export const trendOf = (
  byMonth: TurnoversByMonth,
  customers: readonly string[],
  first: number,
): ComparedMonths => {
  const codes = [...new Set(customers)];
  const { now, before, running } = byMonth;
  const known = firstKnown(before);
  return {
    starts: [...now, ...(running ? [running] : [])].map((_, at) => firstDayOf(first + at)),
    current: now.map((month) => sumOf(month, codes)),
    running: running && sumOf(running, codes),
    previous: before.map((month, at) => (at < known ? null : sumOf(month, codes))),
  };
};

/** Customers, and their purchases in the months from the month number `first`. */
type Purchases = { months: readonly Turnovers[]; customers: readonly string[]; first: number };

/**
 * The purchases of one promotion's customers beside those of another's, the first month of one beside the first of the
 * other: month by month, and the sums of the `count` months that both have, in euros.
 */
export const besideOther = (
  byMonth: TurnoversByMonth,
  { customers, first }: Omit<Purchases, 'months'>,
  other: Purchases,
) => {
  const count = Math.min(byMonth.now.length, other.months.length);
  const codes = [...new Set(other.customers)];
  const now = addedUp(byMonth.now.slice(0, count));
  const months: ComparedMonths = {
    ...trendOf(byMonth, customers, first),
    previous: byMonth.now.map((_, at) => {
      const month = other.months[at];
      return month ? sumOf(month, codes) : null;
    }),
    shift: first - other.first,
  };
  return {
    count,
    months,
    now: sumOf(now, [...new Set(customers)]),
    before: sumOf(addedUp(other.months.slice(0, count)), codes),
  };
};
