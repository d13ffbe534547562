import { reachesCustomers } from '@/core/audience';
import { awardLimitsOf, type Purchases } from '@/core/awards';
import { monthNumber, type MonthSpan } from '@/core/months';
import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { monthsTouched } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import { isEligible } from './eligible';

/** The customers of some companies, whatever their categories, and their turnovers from these companies. */
export type Turnovers = { customers: readonly WireRecord[]; rows: readonly WireRecord[] };

/**
 * The purchases that count for `promotion`: those of the active customers it is for, from its
 * companies, in the months that its days touch.
 * Null without days, and where an amount or a month cannot be read.
 */
export const purchasesIn = (
  promotion: WireRecord,
  { customers, rows }: Turnovers,
): Purchases[] | null => {
  const months = monthsTouched(promotion);
  if (!months) return null;
  if (!reachesCustomers(textsOf(promotion.recipients))) return [];
  const ownOf = new Map(
    customers
      .filter((customer) => isEligible(promotion, customer))
      .map(({ code, company_code }) => [textOrNumberOf(code), textsOf(company_code)]),
  );
  const companies = companiesOf(promotion);
  const own = rows.filter(({ customer_code, company_code }) => {
    const company = textOrNumberOf(company_code);
    return (
      companies.includes(company) && ownOf.get(textOrNumberOf(customer_code))?.includes(company)
    );
  });
  if (own.some((row) => ['year', 'month', 'amount'].some((field) => isUnreadable(row[field])))) {
    return null;
  }
  return reachedIn(own, turnoverWithin(months)).filter(({ cents }) => cents > 0);
};

/** The codes of the companies of a promotion. */
export const companiesOf = (promotion: WireRecord): string[] => [
  ...awardLimitsOf(promotion).quotas.keys(),
];

/** Sums `rows` by customer and company; `eurosOf` returns the amount of a row. */
export const reachedIn = (
  rows: readonly WireRecord[],
  eurosOf: (row: WireRecord) => number,
): Purchases[] => {
  const totals = new Map<string, Purchases>();
  for (const row of rows) {
    const customer = textOrNumberOf(row.customer_code);
    const company = textOrNumberOf(row.company_code);
    const key = JSON.stringify([customer, company]);
    const before = totals.get(key)?.cents ?? 0;
    totals.set(key, { customer, company, cents: before + Math.round(eurosOf(row) * 100) });
  }
  return [...totals.values()];
};

/** Returns the euros of a turnover; 0 outside of `months`. */
export const turnoverWithin =
  ({ first, last }: MonthSpan) =>
  ({ year, month, amount }: WireRecord): number => {
    const at = monthNumber(Number(year), Number(month));
    return at >= first && at <= last ? (numberOf(amount) ?? 0) : 0;
  };
