import { awardOf, awardLimitsOf } from '@/core/awards';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';
import { textOrNumberOf } from '@/core/text';
import { timesWonIn } from './award-results';

/**
 * The number of awards that the company of a report may still give: its quota, or the pieces of the gifts if these are
 * fewer, less the awards earned; at least 0, and infinite without a limit. Free awards use no quota. Undefined where
 * the promotion has no quota for the company, or the report lacks the number of earned awards.
 *
 * @param report with its lines by customer where the promotion gives a free gift
 * @param given the gifts or rewards of the promotion
 */
export const quotaLeftOf = (
  promotion: WireRecord,
  report: WireRecord,
  given: readonly WireRecord[],
): number | undefined => {
  const quota = awardLimitsOf(promotion).quotas.get(textOrNumberOf(report.company_code));
  if (quota === undefined) return undefined;
  const limit = Math.min(quota, piecesOf(given));
  if (limit === Number.POSITIVE_INFINITY) return limit;
  const used = usedIn(report, given);
  return used === undefined ? undefined : Math.max(0, limit - used);
};

/** The number of earned awards that use a quota; undefined where the report lacks it. */
const usedIn = (report: WireRecord, given: readonly WireRecord[]): number | undefined => {
  const earned = numberOf(report.awards_earned);
  const free = freeAwardsIn(report, given);
  return earned === undefined || free === null ? undefined : earned - free;
};

/** The number of free awards in a report; null where its lines do not account for all earned awards. */
const freeAwardsIn = (report: WireRecord, given: readonly WireRecord[]): number | null => {
  if (!given.some(isFree)) return 0;
  const times = timesWonIn(report, given);
  return times && sum(times.filter((_, at) => isFree(given[at] ?? {})));
};

const isFree = (given: WireRecord): boolean => awardOf(given).isFree;

/** The pieces of all gifts that use quotas; infinite if one has no quantity, as rewards never have. */
const piecesOf = (given: readonly WireRecord[]): number => {
  const limited = given.map(awardOf).filter(({ isFree }) => !isFree);
  return limited.length === 0 ? Number.POSITIVE_INFINITY : sum(limited.map(({ pieces }) => pieces));
};

/**
 * The number of awards that the quotas and pieces of `promotion` leave, according to its report rows; a company without
 * a row has earned none. Infinite without a limit. Undefined where a row lacks the number of earned awards.
 */
const leftIn = (
  promotion: WireRecord,
  reports: readonly WireRecord[],
  given: readonly WireRecord[],
): number | undefined => {
  const codes = [...awardLimitsOf(promotion).quotas.keys()];
  const rows = codes.map(
    (company_code) =>
      reports.find((report) => textOrNumberOf(report.company_code) === company_code) ?? {
        company_code,
        awards_earned: 0,
        lines: [],
      },
  );
  const used = rows.map((row) => usedIn(row, given) ?? Number.NaN);
  const quotas = codes.map((code, at) =>
    Math.max(0, (awardLimitsOf(promotion).quotas.get(code) ?? 0) - (used[at] ?? 0)),
  );
  const left = Math.min(sum(quotas), Math.max(0, piecesOf(given) - sum(used)));
  return Number.isNaN(left) ? undefined : left;
};

/** The number of awards that {@link leftIn} counts; undefined also without a limit. */
export const quotaLeftIn = (...args: Parameters<typeof leftIn>): number | undefined => {
  const left = leftIn(...args);
  return left === Number.POSITIVE_INFINITY ? undefined : left;
};

/**
 * The maximum number of customers who could still win `promotion`: those of each company, limited by the awards that
 * its quota and the pieces of the gifts, including free ones, leave. 0 where the reports lack the number of customers
 * or of earned awards.
 */
export const couldWinIn = (
  promotion: WireRecord,
  reports: readonly WireRecord[],
  given: readonly WireRecord[],
): number => {
  const left = leftIn(promotion, reports, given);
  if (left === undefined) return 0;
  const free = freeLeftIn(reports, given);
  const customers = reports.map((report) =>
    Math.min(
      numberOf(report.customers) ?? 0,
      (quotaLeftOf(promotion, report, given) ?? Number.POSITIVE_INFINITY) + free,
    ),
  );
  return Math.min(sum(customers), left + free);
};

/** The maximum number of free awards that are left; infinite if one has no quantity. */
const freeLeftIn = (reports: readonly WireRecord[], given: readonly WireRecord[]): number => {
  const pieces = sum(given.filter(isFree).map((each) => awardOf(each).pieces));
  return Math.max(0, pieces - sum(reports.map((report) => freeAwardsIn(report, given) ?? 0)));
};
