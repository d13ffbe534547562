import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { numberOf, toCents } from '@/core/number';

/** What turnover can be summed by: a field of its rows, or their month. */
export const GROUPINGS = [
  'customer_code',
  'agent_code',
  'location_code',
  'company_code',
  'month',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A row of the wire, without what is not added up. */
export type TurnoverRow = Readonly<
  Record<Exclude<Grouping, 'month'>, string> & { year: number; month: number; amount: number }
>;

export type TurnoverGroup = {
  /** A code, or a month as `YYYY-MM`. */
  id: string;
  rank: number;
  /** Euros. */
  amount: number;
  /** Part of the sum of all groups; null where that is not above 0. */
  share: number | null;
  /** Euros of the same months a year before. */
  before: number;
  /** As a part of `before`; null where there was nothing. */
  change: number | null;
};

export const turnoverRowOf = (wire: WireRecord): TurnoverRow => ({
  customer_code: textOrNumberOf(wire.customer_code),
  agent_code: textOrNumberOf(wire.agent_code),
  location_code: textOrNumberOf(wire.location_code),
  company_code: textOrNumberOf(wire.company_code),
  year: numberOf(wire.year) ?? 0,
  month: numberOf(wire.month) ?? 0,
  amount: numberOf(wire.amount) ?? 0,
});

/** Months as counts since the year 0, both included. */
export type Months = { first: number; last: number };

const monthOf = ({ year, month }: Pick<TurnoverRow, 'year' | 'month'>): number =>
  year * 12 + month - 1;

/**
 * The months that are summed: of `year`, those that are over by `day`, or all that has come of a year that has only
 * begun; without a year, the last twelve that are over.
 */
export const monthsSummed = (year: number | undefined, day: Date): Months => {
  const running = day.getUTCFullYear() * 12 + day.getUTCMonth();
  if (year === undefined) return { first: running - 12, last: running - 1 };
  const first = year * 12;
  return { first, last: Math.max(first, Math.min(first + 11, running - 1)) };
};

/** Sums `rows` of the `months`, twelve at most, by `grouping`, beside the same months a year before; the largest first. */
export const groupTurnover = (
  rows: readonly TurnoverRow[],
  grouping: Grouping,
  { first, last }: Months,
): TurnoverGroup[] => {
  const sums = new Map<string, { amount: number; before: number }>();
  const add = (id: string, amount: number, isNow: boolean) => {
    const sum = sums.get(id) ?? { amount: 0, before: 0 };
    sum[isNow ? 'amount' : 'before'] += amount;
    sums.set(id, sum);
  };
  for (const row of rows) {
    const at = monthOf(row);
    const isNow = at >= first && at <= last;
    const isBefore = at + 12 >= first && at + 12 <= last;
    if (!isNow && !isBefore) continue;
    add(grouping === 'month' ? monthKey(isNow ? at : at + 12) : row[grouping], row.amount, isNow);
  }
  const total = [...sums.values()].reduce((all, { amount }) => all + amount, 0);
  return [...sums]
    .map(([id, { amount, before }]) => ({
      id,
      amount: toCents(amount),
      share: total > 0 ? amount / total : null,
      before: toCents(before),
      change: before > 0 ? amount / before - 1 : null,
    }))
    .toSorted((one, other) => other.amount - one.amount || (one.id < other.id ? -1 : 1))
    .map((group, at) => ({ ...group, rank: at + 1 }));
};

const monthKey = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
