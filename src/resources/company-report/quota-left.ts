import type { WireRecord } from '@/core/resource';
import { quotaLeftOf } from '@/domain/promotion/quota-left';
import { awardResultsOf } from './award-results';
import { linesOf } from './report-figures';

/**
 * The same as {@link quotaLeftOf}, with the free gifts that the lines of the report show; undefined also where it is
 * unknown how many of the awards were free. Null without a limit.
 */
export const quotaLeft = (
  promotion: WireRecord,
  report: WireRecord,
  given: readonly WireRecord[],
): number | null | undefined => {
  const left = quotaLeftOf(promotion, report, given, freeAwardsIn(report, given) ?? Number.NaN);
  if (left === Number.POSITIVE_INFINITY) return null;
  return Number.isNaN(left) ? undefined : left;
};

/** The number of free awards that the customers of a report earned; null where that is ambiguous. */
const freeAwardsIn = (report: WireRecord, given: readonly WireRecord[]): number | null => {
  if (!given.some(({ free }) => free === true)) return 0;
  if (!Array.isArray(report.lines)) return null;
  const { winnersOf, unassigned, unreadable } = awardResultsOf(linesOf(report), given);
  if (unassigned.customers > 0 || unreadable > 0) return null;
  return winnersOf
    .filter((_, at) => given[at]?.free === true)
    .flat()
    .reduce((sum, { awards }) => sum + awards, 0);
};
