import { reachesCustomers } from '@/core/audience';
import {
  allocateAwards,
  awardLimitsOf,
  awardOf,
  isUnreadableAward,
  type Purchases,
  type Win,
} from '@/core/awards';
import { isRecord } from '@/core/is-record';
import { numberOf, roundToCent } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { stateInDays } from '@/core/state';
import { sum } from '@/core/sum';
import { textOrNumberOf } from '@/core/text';
import { isSameValue } from '@/kit/form-state/changes';
import { totalsIn, type WholePromotion } from './change-effect';
import { companiesOf, purchasesIn, type Turnovers } from './purchases';
import { winnersIn } from './winners';

/**
 * The awards that customers have earned after a change, their worth in euros, and how many customers then have fewer or
 * more of them; null where that is not known.
 */
export type EarnedAfter = {
  awards: number;
  payout: number;
  fewer: number | null;
  more: number | null;
};

/**
 * The awards that customers have earned once `before` has become `after`: none if it then begins after today, otherwise
 * those of a new allocation. The purchases are those in `reports`, or in `turnovers` if the change {@link changesReach};
 * each is null where it cannot be read.
 *
 * Null where the result is unknown: the change replaces gifts by rewards, a figure cannot be read, the allocation before
 * the change does not match the reports, or the turnovers do not match the purchases in the reports.
 */
export const earnedAfter = (
  before: WholePromotion,
  after: WholePromotion | null,
  reports: readonly WireRecord[] | null,
  turnovers: Turnovers | null = null,
): EarnedAfter | null => {
  if (!after) return null;
  if (stateInDays('active', after.promotion) === 'scheduled') {
    return { awards: 0, payout: 0, fewer: reports && winnersIn(reports), more: 0 };
  }
  const bought = reports && purchasesOf(reports);
  const was = bought && allocate(before, bought);
  const reported = reports && totalsIn(reports).payout;
  if (!was || reported === null || Math.abs(was.payout - reported) >= 0.01) return null;
  const counted = changesReach(before.promotion, after.promotion)
    ? purchasesAfter(before.promotion, after.promotion, bought, turnovers)
    : bought;
  const will = counted && allocate(after, counted);
  if (!will) return null;
  const codes = [...new Set([...was.byCustomer.keys(), ...will.byCustomer.keys()])];
  const gains = codes.map(
    (code) => (will.byCustomer.get(code) ?? 0) - (was.byCustomer.get(code) ?? 0),
  );
  return {
    awards: will.awards,
    payout: will.payout,
    fewer: gains.filter((gain) => gain < 0).length,
    more: gains.filter((gain) => gain > 0).length,
  };
};

/**
 * Whether a change affects who takes part in a promotion, or when, so that its reports do not have all purchases that
 * then count.
 */
export const changesReach = (before: WireRecord, after: WireRecord): boolean =>
  REACH.some((field) => !isSameValue(before[field], after[field])) ||
  reachesCustomers(textsOf(before.recipients)) !== reachesCustomers(textsOf(after.recipients)) ||
  ((isPast(before) || isPast(after)) && !isSameValue(before.end_date, after.end_date)) ||
  !isSameValue(companiesOf(before), companiesOf(after));

/** `changesReach` also compares recipients, companies and a past end. */
const REACH = ['start_date', 'categories', 'award_type'] as const;

const isPast = (promotion: WireRecord): boolean => stateInDays('active', promotion) === 'over';

/** The purchases that count for `after`; null if those that `turnovers` have for `before` are not the `reported` ones. */
const purchasesAfter = (
  before: WireRecord,
  after: WireRecord,
  reported: readonly Purchases[],
  turnovers: Turnovers | null,
): Purchases[] | null => {
  if (!turnovers || before.award_type !== after.award_type) return null;
  const counted = purchasesIn(before, turnovers);
  return counted && isSameValue(textsBy(counted), textsBy(reported))
    ? purchasesIn(after, turnovers)
    : null;
};

const textsBy = (purchases: readonly Purchases[]): string[] =>
  purchases
    .filter(({ cents }) => cents > 0)
    .map(({ customer, company, cents }) => JSON.stringify([customer, company, cents]))
    .toSorted();

/** The purchases in the lines of `reports`; null where one cannot be read. */
const purchasesOf = (reports: readonly WireRecord[]): Purchases[] | null => {
  const lines = reports.flatMap((report) => {
    const own = Array.isArray(report.lines) ? report.lines.filter(isRecord) : [];
    return own.map((line) => ({
      customer: textOrNumberOf(line.customer_code),
      company: textOrNumberOf(report.company_code),
      euros: numberOf(line.achieved_total),
    }));
  });
  if (lines.some(({ euros }) => euros === undefined)) return null;
  return lines.map(({ customer, company, euros = 0 }) => ({
    customer,
    company,
    cents: Math.round(euros * 100),
  }));
};

/** The awards of a promotion for these purchases, with their number by customer; null where one cannot be read. */
const allocate = ({ promotion, given }: WholePromotion, purchases: readonly Purchases[]) => {
  if (given.some(isUnreadableAward)) return null;
  const won = allocateAwards(awardLimitsOf(promotion), given.map(awardOf), purchases).flat();
  return {
    awards: sum(won.map(({ awards }) => awards)),
    payout: roundToCent(sum(won.map(({ costCents }) => costCents)) / 100),
    byCustomer: numbersOf(won),
  };
};

const numbersOf = (won: readonly Win[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const { customer, awards } of won) {
    numbers.set(customer, (numbers.get(customer) ?? 0) + awards);
  }
  return numbers;
};
