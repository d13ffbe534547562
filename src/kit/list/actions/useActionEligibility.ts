import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Eligibility } from '@/kit/references/eligibility';
import { useDefinition } from '@/kit/registry/definitions';
import { CALLS_AT_A_TIME } from './action-run';
import { useRecordReader } from './listed-records';
import type { ActionRun } from './useActionRun';

/**
 * For how many of the records of `run` each choice of its action is allowed by the action's `refusal`; undefined for
 * an action without one.
 */
export const useActionEligibility = ({ action, ids, phase }: ActionRun) => {
  const { name } = useDefinition();
  const readRecord = useRecordReader();
  const refusal = 'change' in action && action.asks ? action.refusal : undefined;
  const { data: records, isLoading } = useQuery({
    queryKey: [name, 'action-eligibility', action.name, ids],
    enabled: refusal !== undefined && phase === 'asking',
    gcTime: 0,
    retry: false,
    queryFn: () => mapWithConcurrency(ids, CALLS_AT_A_TIME, readRecord),
  });
  const eligibility = useMemo(
    (): Eligibility | undefined =>
      refusal && records
        ? {
            total: records.length,
            countOf: (choice) => records.filter((record) => !refusal(record, choice)).length,
          }
        : undefined,
    [refusal, records],
  );
  return { eligibility, isLoading };
};
