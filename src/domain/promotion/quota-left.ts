import { termsOf } from '@/core/awards';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';
import { textOrNumberOf } from '@/core/text';

/**
 * The number of awards of a promotion that the company of a report may still give: its quota less those earned, at
 * least 0; infinite without a limit. Undefined where the promotion has no quota for the company, or the report does not
 * say what was earned.
 *
 * @param free the number of free awards among those earned, which use no quota
 */
export const quotaLeftOf = (
  promotion: WireRecord,
  report: WireRecord,
  free = 0,
): number | undefined => {
  const quota = termsOf(promotion).quotas.get(textOrNumberOf(report.company_code));
  if (quota === undefined || quota === Number.POSITIVE_INFINITY) return quota;
  const earned = numberOf(report.awards_earned);
  return earned === undefined ? undefined : Math.max(0, quota - earned + free);
};

/**
 * The number of awards that all quotas of `promotion` leave, by its report rows: a company without a row has earned
 * none. Undefined if one has no limit or a row does not say what was earned.
 */
export const quotaLeftIn = (
  promotion: WireRecord,
  reports: readonly WireRecord[],
): number | undefined => {
  const codes = [...termsOf(promotion).quotas.keys()];
  const rows = codes.map(
    (company_code) =>
      reports.find((report) => textOrNumberOf(report.company_code) === company_code) ?? {
        company_code,
        awards_earned: 0,
      },
  );
  const left = sum(rows.map((row) => quotaLeftOf(promotion, row) ?? Number.NaN));
  return Number.isFinite(left) ? left : undefined;
};

/**
 * At most how many customers could still win `promotion`: those of each company, as long as its quota has awards left.
 * 0 also where the reports do not say how many customers there are.
 */
export const couldWinIn = (promotion: WireRecord, reports: readonly WireRecord[]): number =>
  sum(
    reports.map((report) =>
      Math.min(
        numberOf(report.customers) ?? 0,
        quotaLeftOf(promotion, report) ?? Number.POSITIVE_INFINITY,
      ),
    ),
  );
