import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { awardLimitsOf } from '@/core/awards';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { useCurrentUser } from '@/providers/session/use-session';
import { timesWonOverall } from './award-results';
import { usePromotionResults } from './usePromotionResults';

/**
 * How often each of `given`, a promotion's gifts or rewards, was won, null where the reports do not explain it or the
 * user sees only their own customers; and whether it is being read. `hasBegun`: whether customers may have won some.
 */
export const useTimesWon = (
  promotion: RaRecord,
  given: readonly RaRecord[] | undefined,
  hasBegun: boolean,
) => {
  const seesAll = seesAllOf(useCurrentUser(), [...awardLimitsOf(promotion).quotas.keys()]);
  const isWanted = hasBegun && seesAll;
  const { rows, winners, totals, isPending } = usePromotionResults(promotion, isWanted);
  const times = useMemo(
    () => (isWanted && rows && given ? timesWonOverall(rows, given) : null),
    [isWanted, rows, given],
  );
  const hasFigures = isPending || totals?.earned != null;
  return { times, isReading: isWanted && hasFigures && winners === undefined };
};
