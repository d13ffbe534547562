import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEvent, useNavigate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { CURRENT_STEP_ID } from '@/domain/promotion/PromotionSteps';
import type { FormStep } from '@/domain/promotion/promotion-steps';
import { NEEDS_WIDTH } from '@/kit/form/form-columns';
import { AudienceFields } from './AudienceFields';
import { AwardFields } from './AwardFields';
import { EssentialFields } from './EssentialFields';
import { FIELDS_OF, isFormStep, placeOf, useRequestedStep, useStepQuery } from './promotion-fields';

const FIELDS: Readonly<Record<FormStep, ReactNode>> = {
  essentials: <EssentialFields />,
  award: <AwardFields />,
  audience: <AudienceFields />,
};

/** The inputs of the current step, or `review`; the values of the other steps stay in the form. */
export const StepFields = ({ review }: { review?: ReactNode }) => {
  const { step, field } = useRequestedStep();
  const body = useRef<HTMLDivElement>(null);
  useFocusOn(body, step, field);
  useJumpToErrors();
  return (
    <Box
      ref={body}
      role="group"
      aria-labelledby={CURRENT_STEP_ID}
      tabIndex={-1}
      {...(isFormStep(step) ? {} : { [NEEDS_WIDTH]: '' })}
      // It gets the focus when its step opens, and is not a control: it needs no ring.
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      <Stack spacing={4}>{isFormStep(step) ? FIELDS[step] : review}</Stack>
    </Box>
  );
};

/** Focuses a newly chosen step, or the field named in the URL. */
const useFocusOn = (
  body: React.RefObject<HTMLElement | null>,
  step: string,
  field: string | null,
) => {
  const form = useFormContext();
  const { isReady } = useFormState();
  const shown = useRef(step);
  const focus = useEvent((nextStep: string, name: string | null) => {
    if (name) form.setFocus(name);
    else if (shown.current !== nextStep) body.current?.focus({ preventScroll: true });
    shown.current = nextStep;
  });
  useEffect(() => {
    if (isReady) focus(step, field);
  }, [isReady, step, field, focus]);
};

/**
 * Opens the step with the errors after a failed save, which would be silent on a step without errors; an alert says why,
 * unless the backend refused the save with words of its own.
 */
const useJumpToErrors = () => {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const stepQuery = useStepQuery();
  const { step } = useRequestedStep();
  const { errors, submitCount } = useFormState();
  const jump = useEvent(() => {
    const isHere = isFormStep(step) && FIELDS_OF[step].some((name) => errors[name] !== undefined);
    const wrong = placeOf(errors);
    if (isHere || !wrong) return;
    if (errors[wrong.field]?.type !== 'server') alerts.info('resources.promotion.inputs.elsewhere');
    navigate({ search: stepQuery(wrong.step, wrong.field) });
  });
  useEffect(() => {
    if (submitCount > 0) jump();
  }, [submitCount, jump]);
};
