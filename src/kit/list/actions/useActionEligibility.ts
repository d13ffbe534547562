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
 * Reads the records of a run, and returns for how many of them each choice is allowed: by the action's `refusal`, or
 * because they may be added to it; 0 if all of them already have that choice. Undefined for an action without such a
 * rule.
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

/** The rules for allowed choices: those of the action, or that the record may be added to the choice. */
export const rulesOf = (action: RunnableAction): ChoiceRules | undefined => {
  if ('change' in action) return action.asks && action.refusal ? action : undefined;
  return { refusal: (record, choice) => refusalToAdd(action, record, choice.record) };
};

/** Counts for how many of `records` a choice is allowed; 0 if all of these already have it. */
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
