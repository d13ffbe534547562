import { changeOf } from '@/core/change';
import type { WireRecord } from '@/core/resource';
import { monthAt, monthNumber, monthNumberOf, type MonthSpan } from '@/core/months';
import { textOrNumberOf } from '@/core/text';
import { numberOf, numberOrNull } from '@/core/number';
import { addValue, figureOfSum, isUnreadable, NO_SUM, type ReadSum } from '@/core/read-sum';
import { chosenMonth } from './turnover-figures';

/** The groupings of turnover: a field of its rows, or their month. */
export const GROUPINGS = [
  'customer_code',
  'agent_code',
  'location_code',
  'company_code',
  'month',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The fields of a row that the sums need: a missing `amount` is null, a missing year or month NaN. */
export type TurnoverRow = Readonly<
  Record<Exclude<Grouping, 'month'>, string> & {
    year: number;
    month: number;
    amount: number | null;
    /** Whether its amount is no number, or its year or month is missing or no number. */
    isUnreadable: boolean;
  }
>;

export type TurnoverGroup = {
  /** A code, or a month as `YYYY-MM`. */
  id: string;
  rank: number;
  /** Euros; null where no amount could be read. */
  amount: number | null;
  /** Part of the sum of all groups; null where that sum is not above 0. */
  share: number | null;
  /** Euros of the compared months a year before; null as with `amount`, and where no month is compared. */
  before: number | null;
  /** Change of the compared months, as a part of `before`; null where `before` is 0, or an amount could not be read. */
  change: number | null;
};

export const turnoverRowOf = (wire: WireRecord): TurnoverRow => ({
  customer_code: textOrNumberOf(wire.customer_code),
  agent_code: textOrNumberOf(wire.agent_code),
  location_code: textOrNumberOf(wire.location_code),
  company_code: textOrNumberOf(wire.company_code),
  year: numberOf(wire.year) ?? Number.NaN,
  month: numberOf(wire.month) ?? Number.NaN,
  amount: numberOrNull(wire.amount),
  isUnreadable:
    isUnreadable(wire.amount) ||
    numberOf(wire.year) === undefined ||
    numberOf(wire.month) === undefined,
});

const monthOf = ({ year, month }: Pick<TurnoverRow, 'year' | 'month'>): number =>
  monthNumber(year, month);

/** The year and the month that the list is filtered by. */
type Chosen = { year?: number; month?: number };

/**
 * Returns the months to sum: those of the chosen year that are over by `day`, its January if none is, or all of a year
 * to come; without a year, the last twelve that are over. With a month only that one, see `chosenMonth`.
 */
export const monthsSummed = ({ year, month }: Chosen, day: Date): MonthSpan => {
  const running = monthNumberOf(day);
  if (month !== undefined) {
    const only = chosenMonth(year, month, running);
    return { first: only, last: only };
  }
  if (year === undefined) return { first: running - 12, last: running - 1 };
  const first = year * 12;
  if (first > running) return { first, last: first + 11 };
  return { first, last: Math.max(first, Math.min(first + 11, running - 1)) };
};

/**
 * Returns those of `months` that are compared with the year before: from the first with turnover there, because rows
 * that begin later would look like growth, to the last that is over by `day`. None where `first` is after `last`.
 */
export const monthsCompared = (
  rows: readonly TurnoverRow[],
  { first, last }: MonthSpan,
  day: Date,
): MonthSpan => {
  const earliest = rows.reduce((month, row) => {
    const own = monthOf(row);
    return own < month ? own : month;
  }, Number.POSITIVE_INFINITY);
  return { first: Math.max(first, earliest + 12), last: Math.min(last, monthNumberOf(day) - 1) };
};

/**
 * Sums `rows` of the `months`, at most twelve, by `grouping`, beside those of a year before; the largest first. The
 * change is that of the compared months.
 */
export const groupTurnover = (
  rows: readonly TurnoverRow[],
  grouping: Grouping,
  months: MonthSpan,
  day: Date,
): TurnoverGroup[] => {
  const { first, last } = months;
  const compared = monthsCompared(rows, months, day);
  const isCompared = (at: number) => at >= compared.first && at <= compared.last;
  const sums = new Map<string, Sums>();
  const add = (id: string, row: TurnoverRow, ...parts: (keyof Sums)[]) => {
    const sum = sums.get(id) ?? { ...NO_SUMS };
    for (const part of parts) {
      sum[part] = addValue(sum[part], row.isUnreadable ? Number.NaN : row.amount);
    }
    sums.set(id, sum);
  };
  for (const row of rows) {
    const at = monthOf(row);
    const idIn = (month: number) => (grouping === 'month' ? monthKey(month) : row[grouping]);
    if (isCompared(at)) add(idIn(at), row, 'now', 'comparable');
    else if (at >= first && at <= last) add(idIn(at), row, 'now');
    else if (isCompared(at + 12)) add(idIn(at + 12), row, 'before');
  }
  const isComparable = (id: string) =>
    grouping === 'month'
      ? id >= monthKey(compared.first) && id <= monthKey(compared.last)
      : compared.first <= compared.last;
  const total = [...sums.values()].reduce((all, { now }) => all + now.sum, 0);
  return [...sums]
    .map(([id, { now, comparable, before }]) => {
      const amount = figureOfSum(now);
      const isWhole = now.unreadable + before.unreadable === 0;
      return {
        id,
        amount,
        share: total > 0 && amount !== null ? now.sum / total : null,
        before: isComparable(id) ? figureOfSum(before) : null,
        change: isWhole ? changeOf(comparable.sum, before.sum) : null,
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.amount === null) - Number(other.amount === null) ||
        (other.amount ?? 0) - (one.amount ?? 0) ||
        (one.id < other.id ? -1 : 1),
    )
    .map((group, at) => ({ ...group, rank: at + 1 }));
};

type Sums = { now: ReadSum; comparable: ReadSum; before: ReadSum };
const NO_SUMS: Sums = { now: NO_SUM, comparable: NO_SUM, before: NO_SUM };

const monthKey = (number: number) => {
  const { year, month } = monthAt(number);
  return `${year}-${String(month).padStart(2, '0')}`;
};
