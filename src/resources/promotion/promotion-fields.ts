import { useLocation } from 'react-admin';
import type { FieldErrors } from 'react-hook-form';
import { FORM_STEPS, type FormStep, type PromotionStep } from '@/domain/promotion/promotion-steps';
import type { CopyRules } from '@/kit/duplicate/copy';
import { useSearchParam } from '@/kit/links/useSearchParam';

/** The fields of a promotion by step; the first step is as in the specification. */
export const FIELDS_OF: Readonly<Record<FormStep, readonly string[]>> = {
  essentials: ['code', 'title', 'description', 'start_date', 'end_date', 'max_per_client'],
  award: ['award_type', 'payout_type', 'image'],
  audience: ['company_quotas', 'recipients', 'categories'],
};

/** Returns the first step with a field among `errors`, and that field; undefined where there is no such step. */
export const placeOf = (errors: FieldErrors): { step: FormStep; field: string } | undefined =>
  FORM_STEPS.flatMap((step) => FIELDS_OF[step].map((field) => ({ step, field }))).find(
    ({ field }) => errors[field] !== undefined,
  );

/** Returns the step and the field that the URL names, as in `?step=award`. */
export const useRequestedStep = (): { step: PromotionStep; field: string | null } => {
  const query = new URLSearchParams(useLocation().search);
  const asked = query.get('step');
  const step = [...FORM_STEPS, 'review' as const].find((each) => each === asked) ?? 'essentials';
  return { step, field: query.get('field') };
};

/** Returns a function that makes a step's query; other parameters stay, such as the copied record. */
export const useStepQuery = () => {
  const { search } = useLocation();
  return (step: FormStep, field?: string): string => {
    const query = new URLSearchParams(search);
    query.set('step', step);
    query.delete('field');
    if (field) query.set('field', field);
    return `?${query}`;
  };
};

/** Whether gifts or rewards of the copied promotion are copied too: yes, unless the URL has `?parts=no`. */
export const useCopiesParts = () => {
  const [parts, write] = useSearchParam('parts');
  const change = (isOn: boolean) => write(isOn ? null : 'no', { replace: true });
  return [parts !== 'no', change] as const;
};

export const isFormStep = (step: PromotionStep): step is FormStep =>
  FORM_STEPS.some((each) => each === step);

/** Returns the form step after `step`; undefined after the last one. */
export const stepAfter = (step: FormStep): FormStep | undefined =>
  FORM_STEPS[FORM_STEPS.indexOf(step) + 1];

export const stepBefore = (step: FormStep): FormStep | undefined =>
  FORM_STEPS[FORM_STEPS.indexOf(step) - 1];

/** A copy keeps its months, in a future year, and is not concluded. */
export const COPY_RULES: CopyRules = {
  movedByYears: ['start_date', 'end_date'],
  set: { status: undefined },
};
