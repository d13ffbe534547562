import { termsOf } from '@/core/awards';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { figureOf } from '@/domain/report/report-figures';
import { awardResultsOf } from './award-results';
import { linesOf } from './report-figures';

/**
 * The number of awards of a promotion that the company of a report may still give: its quota less those earned, at
 * least 0. Free gifts use no quota. Null where it has no limit, undefined where the promotion has no quota for the
 * company, or where it is unknown how many of the awards were free.
 */
export const quotaLeft = (
  promotion: WireRecord,
  report: WireRecord,
  given: readonly WireRecord[],
): number | null | undefined => {
  const quota = termsOf(promotion).quotas.get(textOrNumberOf(report.company_code));
  if (quota === undefined) return undefined;
  if (quota === Number.POSITIVE_INFINITY) return null;
  const free = freeAwardsIn(report, given);
  if (free === null) return undefined;
  return Math.max(0, quota - (figureOf(report, 'awards_earned') ?? 0) + free);
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
