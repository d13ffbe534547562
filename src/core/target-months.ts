import { dayOf } from './days';
import { monthNumber, monthNumberOf, yearsOf, type MonthSpan } from './months';
import { numberOf, roundToCent } from './number';
import { monthsIn, overlaps, periodOf, type Period } from './period';
import type { WireRecord } from './resource';

/**
 * The `targets` that can be added up, and how many were left out: of two targets of one customer and company with
 * overlapping periods (a year and its half), only the longer counts, even if their agents differ: the customer's
 * turnover counts for both. An unreadable period may overlap any other.
 */
export const withoutOverlaps = <Target extends WireRecord>(
  targets: readonly Target[],
): { taken: Target[]; left: number } => {
  const longestFirst = targets
    .map((target) => ({ target, period: periodOf(target.year, target.period) }))
    .toSorted((one, other) => lengthOf(other.period) - lengthOf(one.period));
  const periodsOf = new Map<string, (Period | null)[]>();
  const taken = longestFirst.filter(({ target, period }) => {
    const { customer_code, company_code, year } = target;
    const key = JSON.stringify([customer_code, company_code, String(year)]);
    const others = periodsOf.get(key) ?? [];
    if (others.some((other) => !period || !other || overlaps(period, other))) return false;
    periodsOf.set(key, [...others, period]);
    return true;
  });
  return { taken: taken.map(({ target }) => target), left: targets.length - taken.length };
};

const lengthOf = (period: Period | null) => (period ? monthsIn(period) : 0);

/** The whole months that the days of a promotion touch; null where they are not days, or in the wrong order. */
export const monthsTouched = ({ start_date, end_date }: WireRecord): MonthSpan | null => {
  const [start, end] = [dayOf(start_date), dayOf(end_date)];
  if (!start || !end || end < start) return null;
  return { first: monthNumberOf(start), last: monthNumberOf(end) };
};

/** The number of months of `period` in `span`. */
export const monthsWithin = ({ year, first, last }: Period, span: MonthSpan): number =>
  Math.max(
    0,
    Math.min(monthNumber(year, last), span.last) -
      Math.max(monthNumber(year, first), span.first) +
      1,
  );

/** The share of a target in a span: `months` of the `of` months of its period, and their euros. */
export type TargetPart = { target: WireRecord; months: number; of: number; value: number };

/**
 * The share of a customer's `targets` within `span`, as if all months of a period were equal. Of overlapping targets the
 * longer counts.
 *
 * @returns `parts` with their euros, their sum to the cent (null without any), and how many targets of these years were
 * left out: `unreadable` ones, whose period or value cannot be read, and `overlapping` ones
 */
export const targetWithinMonths = (targets: readonly WireRecord[], span: MonthSpan) => {
  const years = yearsOf(span);
  const own = targets.filter(({ year }) => years.includes(numberOf(year) ?? Number.NaN));
  const readable = own.flatMap((target): TargetPart[] => {
    const period = periodOf(target.year, target.period);
    const euros = numberOf(target.target_value);
    if (!period || euros === undefined) return [];
    const [months, of] = [monthsWithin(period, span), monthsIn(period)];
    return [{ target, months, of, value: (euros * months) / of }];
  });
  const touching = readable.filter(({ months }) => months > 0);
  const { taken, left } = withoutOverlaps(touching.map(({ target }) => target));
  const parts = taken.flatMap((target) => touching.find((part) => part.target === target) ?? []);
  return {
    parts,
    euros: parts.length > 0 ? roundToCent(parts.reduce((sum, { value }) => sum + value, 0)) : null,
    unreadable: own.length - readable.length,
    overlapping: left,
  };
};
