import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { reachesCustomers } from '@/core/audience';
import { monthsBefore, simulate, type Scale } from './simulation';
import { useReached, type Basis } from './useReached';

/**
 * Simulates `promotion` a year earlier, with its `given` gifts or rewards. `isPossible` is false for a promotion that
 * is not for customers or has no days. `lines` are undefined until the figures are read, and if there are no figures.
 */
export const useSimulation = (
  promotion: RaRecord,
  given: readonly RaRecord[] | undefined,
  basis: Basis,
  scale: Scale,
) => {
  const months = monthsBefore(promotion);
  const isPossible = reachesCustomers(promotion.recipients as string[]) && months !== null;
  const reached = useReached(promotion, basis, isPossible && (given?.length ?? 0) > 0);
  const { data } = reached;
  const lines = useMemo(
    () =>
      data && given && data.reached.length > 0
        ? simulate(promotion, given, data.reached, scale)
        : undefined,
    [promotion, given, data, scale],
  );
  return { months, isPossible, reached, lines };
};
