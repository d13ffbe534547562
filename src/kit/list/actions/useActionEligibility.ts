import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Eligibility } from '@/kit/references/eligibility';
import { useDefinition } from '@/kit/registry/definitions';
import { refusalToAdd } from './add-to-record';
import { useRecordReader } from './listed-records';
import type { ActionRun, ChangingAction, RunnableAction } from './record-action';

/**
 * Returns a function for the number of records of the run for which a choice is allowed: by the action's `refusal`, or
 * because records may be added to it. 0 if all records already have that choice. Undefined for an action without
 * such a rule.
 */
export const useActionEligibility = ({ action, ids, phase }: ActionRun) => {
  const { name } = useDefinition();
  const readRecord = useRecordReader();
  const { data: records, isLoading } = useQuery({
    queryKey: [name, 'action-eligibility', action.name, ids],
    enabled: rulesOf(action) !== undefined && phase === 'asking',
    gcTime: 0,
    retry: false,
    queryFn: () => mapWithConcurrency(ids, readRecord),
  });
  const eligibility = useMemo(() => {
    const rules = rulesOf(action);
    return rules && records ? eligibilityOf(rules, records) : undefined;
  }, [action, records]);
  return { eligibility, isLoading };
};

type ChoiceRules = Pick<ChangingAction, 'refusal' | 'isDone'>;

/** Returns the rules by which a choice is allowed for a record: those of the action, or that it may be added to it. */
export const rulesOf = (action: RunnableAction): ChoiceRules | undefined => {
  if ('change' in action) return action.asks && action.refusal ? action : undefined;
  return { refusal: (record, choice) => refusalToAdd(action, record, choice.record) };
};

/** Returns a function for the number of `records` for which a choice is allowed: 0 if all of these already have it. */
export const eligibilityOf = (
  { refusal, isDone }: ChoiceRules,
  records: readonly RaRecord[],
): Eligibility => ({
  total: records.length,
  countOf: (choice) => {
    const fitting = records.filter((record) => !refusal?.(record, choice));
    return fitting.every((record) => isDone?.(record, choice)) ? 0 : fitting.length;
  },
});
