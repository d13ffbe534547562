import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Eligibility } from '@/kit/references/eligibility';
import { useDefinition } from '@/kit/registry/definitions';
import { useRecordReader } from './listed-records';
import type { ChangingAction } from './record-action';
import type { ActionRun } from './record-action';

/**
 * Returns a function for the number of records of the run for which a choice is allowed by the action's `refusal`: 0 if
 * all records already have that choice. Undefined for an action without a `refusal`.
 */
export const useActionEligibility = ({ action, ids, phase }: ActionRun) => {
  const { name } = useDefinition();
  const readRecord = useRecordReader();
  const change = 'change' in action && action.asks && action.refusal ? action : undefined;
  const { data: records, isLoading } = useQuery({
    queryKey: [name, 'action-eligibility', action.name, ids],
    enabled: change !== undefined && phase === 'asking',
    gcTime: 0,
    retry: false,
    queryFn: () => mapWithConcurrency(ids, readRecord),
  });
  const eligibility = useMemo(
    () => (change && records ? eligibilityOf(change, records) : undefined),
    [change, records],
  );
  return { eligibility, isLoading };
};

/** Returns a function for the number of `records` for which a choice is allowed: 0 if all of these already have it. */
export const eligibilityOf = (
  { refusal, isDone }: Pick<ChangingAction, 'refusal' | 'isDone'>,
  records: readonly RaRecord[],
): Eligibility => ({
  total: records.length,
  countOf: (choice) => {
    const fitting = records.filter((record) => !refusal?.(record, choice));
    return fitting.every((record) => isDone?.(record, choice)) ? 0 : fitting.length;
  },
});
