import { useLocation, useNavigate } from 'react-admin';
import type { FieldErrors } from 'react-hook-form';
import { FORM_STEPS, type FormStep, type PromotionStep } from '@/domain/promotion/promotion-steps';
import type { CopyRules } from '@/kit/form/copy';

/** The fields of a promotion by the step they stand in; the first one is as the specification has it. */
export const FIELDS_OF: Readonly<Record<FormStep, readonly string[]>> = {
  essentials: ['code', 'title', 'description', 'start_date', 'end_date', 'max_per_client'],
  award: ['award_type', 'payout_type', 'image'],
  audience: ['company_quotas', 'recipients', 'categories'],
};

/** The first step with a field among `errors`, and that field; undefined where they concern none. */
export const placeOf = (errors: FieldErrors): { step: FormStep; field: string } | undefined =>
  FORM_STEPS.flatMap((step) => FIELDS_OF[step].map((field) => ({ step, field }))).find(
    ({ field }) => errors[field] !== undefined,
  );

/** The step of the promotion's own page that the address asks for, `?step=award`, and the field it points at. */
export const useRequestedStep = (): { step: PromotionStep; field: string | null } => {
  const query = new URLSearchParams(useLocation().search);
  const asked = query.get('step');
  const step = [...FORM_STEPS, 'review' as const].find((each) => each === asked) ?? 'essentials';
  return { step, field: query.get('field') };
};

/** Makes the query of a step of the form at hand: whatever else the address says stays, the record it copies for one. */
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

/** Whether what the copied promotion gives is copied along: yes, unless the address says `?parts=no`. */
export const useCopiesParts = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const change = (isOn: boolean) => {
    if (isOn) query.delete(PARTS);
    else query.set(PARTS, 'no');
    navigate({ search: `?${query}` }, { replace: true });
  };
  return [query.get(PARTS) !== 'no', change] as const;
};

const PARTS = 'parts';

export const isFormStep = (step: PromotionStep): step is FormStep =>
  FORM_STEPS.some((each) => each === step);

/** The step of the form after `step`; undefined after the last one. */
export const stepAfter = (step: FormStep): FormStep | undefined =>
  FORM_STEPS[FORM_STEPS.indexOf(step) + 1];

export const stepBefore = (step: FormStep): FormStep | undefined =>
  FORM_STEPS[FORM_STEPS.indexOf(step) - 1];

/** A copy keeps its months, in a year to come, and is not concluded. */
export const COPY_RULES: CopyRules = {
  movedByYears: ['start_date', 'end_date'],
  set: { status: undefined },
};
