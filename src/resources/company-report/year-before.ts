import { addSums, addValue, figureOfSum, NO_SUM, type ReadSum } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import type { MonthSpan } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';

/** The months of `span` that are over in the month of that number; null where none is, or where they are too many. */
export const comparedMonths = ({ first, last }: MonthSpan, now: number): MonthSpan | null => {
  const end = Math.min(last, now - 1);
  return end < first || end - first >= MOST_MONTHS ? null : { first, last: end };
};

const MOST_MONTHS = 24;

/** What customers bought, by their codes, in euros. */
export type Turnovers = ReadonlyMap<string, ReadSum>;

export const turnoversBy = (rows: readonly WireRecord[]): Turnovers => {
  const sums = new Map<string, ReadSum>();
  for (const { customer_code, amount } of rows) {
    const code = textOrNumberOf(customer_code);
    sums.set(code, addValue(sums.get(code) ?? NO_SUM, amount));
  }
  return sums;
};

/** Euros of `customers` together; null where none of their amounts could be read. */
const sumOf = (turnovers: Turnovers, customers: readonly string[]): number | null =>
  figureOfSum(customers.map((code) => turnovers.get(code) ?? NO_SUM).reduce(addSums, NO_SUM));

/** What `customers` bought in both years, in euros, each of them once. */
export const comparedTurnover = (
  { now, before }: { now: Turnovers; before: Turnovers },
  customers: readonly string[],
) => {
  const codes = [...new Set(customers)];
  return { now: sumOf(now, codes), before: sumOf(before, codes) };
};
