import { roundToCent } from '@/core/number';
import { sumOfKnown } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import type { MonthSpan } from '@/core/months';
import { targetWithinMonths } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import type { ReportLine } from '@/domain/report/report-lines';

/** The targets of a report's customers in the months of its promotion; amounts in euros. */
export type TargetParts = {
  /** By customer; customers without a readable target are missing. */
  byCustomer: ReadonlyMap<string, number>;
  /** Sum of all customers; null where none has a target. */
  euros: number | null;
  /** Purchases of the customers with a target; null where that is not known. */
  achieved: number | null;
  /** Number of customers; one on several lines counts once. */
  withTarget: number;
  without: number;
  /** Number of targets by the part that counts: `months` out of `of` months of the period; longest periods first. */
  kinds: readonly { months: number; of: number; count: number }[];
  /** Number of targets left out: those with an unreadable period or value, and those that overlap a longer one. */
  unreadable: number;
  overlapping: number;
};

/** The part of the customers' `targets`, those of the company in the years of `span`, that falls in its months. */
export const targetPartsOf = (
  lines: readonly ReportLine[],
  targets: readonly WireRecord[],
  span: MonthSpan,
): TargetParts => {
  const targetsOf = new Map<string, WireRecord[]>();
  for (const target of targets) {
    const code = textOrNumberOf(target.customer_code);
    const known = targetsOf.get(code);
    if (known) known.push(target);
    else targetsOf.set(code, [target]);
  }
  const kinds = new Map<string, { months: number; of: number; count: number }>();
  const byCustomer = new Map<string, number>();
  let [unreadable, overlapping] = [0, 0];
  const customers = new Set(lines.map(({ customer_code }) => customer_code));
  for (const customer_code of customers) {
    const own = targetWithinMonths(targetsOf.get(customer_code) ?? [], span);
    unreadable += own.unreadable;
    overlapping += own.overlapping;
    if (own.euros !== null) byCustomer.set(customer_code, own.euros);
    for (const { months, of } of own.parts) {
      const key = `${months}/${of}`;
      kinds.set(key, { months, of, count: (kinds.get(key)?.count ?? 0) + 1 });
    }
  }
  const measured = lines.filter(({ customer_code }) => byCustomer.has(customer_code));
  return {
    byCustomer,
    euros:
      byCustomer.size > 0 ? roundToCent([...byCustomer.values()].reduce((a, b) => a + b, 0)) : null,
    achieved: sumOfKnown(measured.map(({ achieved_total }) => achieved_total)),
    withTarget: byCustomer.size,
    without: customers.size - byCustomer.size,
    kinds: [...kinds.values()].toSorted(
      (one, other) => other.of - one.of || one.months - other.months,
    ),
    unreadable,
    overlapping,
  };
};

/** The lines with each customer's computed target in place of the backend's. */
export const measuredLines = (
  lines: readonly ReportLine[],
  parts: TargetParts | undefined,
): ReportLine[] =>
  lines.map((line) => ({
    ...line,
    target_total: parts?.byCustomer.get(line.customer_code) ?? null,
  }));
