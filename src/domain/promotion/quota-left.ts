import { awardOf, termsOf } from '@/core/awards';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';
import { textOrNumberOf } from '@/core/text';

/**
 * The number of awards of a promotion that the company of a report may still give: its quota less those earned, at
 * least 0, and no more than the pieces of its gifts that are left; infinite without a limit. Undefined where the
 * promotion has no quota for the company, or the report does not say what was earned.
 *
 * @param given the gifts or rewards of the promotion
 * @param free the number of free awards among those earned, which use no quota
 */
export const quotaLeftOf = (
  promotion: WireRecord,
  report: WireRecord,
  given: readonly WireRecord[],
  free = 0,
): number | undefined => {
  const quota = termsOf(promotion).quotas.get(textOrNumberOf(report.company_code));
  if (quota === undefined) return undefined;
  const limit = Math.min(quota, piecesOf(given));
  if (limit === Number.POSITIVE_INFINITY) return limit;
  const earned = numberOf(report.awards_earned);
  return earned === undefined ? undefined : Math.max(0, limit - earned + free);
};

/** The pieces of all gifts that use the quotas; infinite if one has no quantity, as rewards. */
const piecesOf = (given: readonly WireRecord[]): number => {
  const limited = given.map(awardOf).filter(({ isFree }) => !isFree);
  return limited.length === 0 ? Number.POSITIVE_INFINITY : sum(limited.map(({ pieces }) => pieces));
};

/**
 * The number of awards that all quotas and the pieces of `promotion` leave, by its report rows: a company without a row
 * has earned none. Infinite without a limit. Undefined if a row does not say what was earned.
 */
const leftIn = (
  promotion: WireRecord,
  reports: readonly WireRecord[],
  given: readonly WireRecord[],
): number | undefined => {
  const codes = [...termsOf(promotion).quotas.keys()];
  const rows = codes.map(
    (company_code) =>
      reports.find((report) => textOrNumberOf(report.company_code) === company_code) ?? {
        company_code,
        awards_earned: 0,
      },
  );
  const quotas = sum(rows.map((row) => quotaLeftOf(promotion, row, []) ?? Number.NaN));
  const pieces =
    piecesOf(given) - sum(rows.map((row) => numberOf(row.awards_earned) ?? Number.NaN));
  const left = Math.min(quotas, Math.max(0, pieces));
  return Number.isNaN(left) ? undefined : left;
};

/** The number of awards that {@link leftIn} counts; undefined also without a limit. */
export const quotaLeftIn = (...terms: Parameters<typeof leftIn>): number | undefined => {
  const left = leftIn(...terms);
  return left === Number.POSITIVE_INFINITY ? undefined : left;
};

/**
 * At most how many customers could still win `promotion`: those of each company, as long as its quota and the pieces of
 * the gifts have awards left. 0 also where the reports do not say how many customers there are.
 */
export const couldWinIn = (
  promotion: WireRecord,
  reports: readonly WireRecord[],
  given: readonly WireRecord[],
): number => {
  const customers = reports.map((report) =>
    Math.min(
      numberOf(report.customers) ?? 0,
      quotaLeftOf(promotion, report, given) ?? Number.POSITIVE_INFINITY,
    ),
  );
  return Math.min(sum(customers), leftIn(promotion, reports, given) ?? Number.POSITIVE_INFINITY);
};
