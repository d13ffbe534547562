import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type RefObject } from 'react';
import { Link, useEvent, useNavigate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BarSlot } from '@/kit/save-bar/bar-slot';
import { useErrorReport } from '@/kit/form-errors/error-report';
import type { FormStep } from '@/domain/promotion/promotion-steps';
import { isSaving } from '@/kit/form-state/form-state';
import { WrongFields } from '@/kit/save-bar/UnsavedFields';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FORM_BAR } from '@/kit/save-bar/form-bar';
import { useCancelLink } from '@/kit/save-bar/useCancelLink';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import {
  FIELDS_OF,
  isFormStep,
  stepAfter,
  stepBefore,
  useRequestedStep,
  useStepQuery,
} from './promotion-fields';
import { useTakenCodeSearch } from './taken-code';

/** The buttons of a new promotion: back, next once the step's fields are valid, and create. */
export const CreateBar = ({ proceedRef }: { proceedRef: RefObject<() => void> }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useFormContext();
  const cancel = useCancelLink();
  const { phase } = useRecordForm();
  const stepQuery = useStepQuery();
  const [isSearching, setSearching] = useState(false);
  const isBusy = isSaving(phase) || isSearching;
  const submit = useRestoredFocus(isBusy);
  const searchTakenCode = useTakenCodeSearch();
  const { count, report } = useErrorReport();
  const asked = useRequestedStep().step;
  const step = isFormStep(asked) ? asked : 'essentials';
  const next = stepAfter(step);
  const before = stepBefore(step);
  const isMounted = useIsMounted();
  const isAt = useEvent((other: FormStep) => isMounted() && step === other);
  const leaveStep = useEvent(async () => {
    if (step === 'essentials') {
      setSearching(true);
      await searchTakenCode();
      setSearching(false);
      // The user may have gone elsewhere meanwhile.
      if (!isAt(step)) return;
    }
    const isRight = await form.trigger([...FIELDS_OF[step]]);
    if (!isRight) report('step');
    else if (next) navigate({ search: stepQuery(next) });
  });
  const goOn = useSingleFlight(leaveStep);
  useEffect(() => {
    proceedRef.current = () => void goOn();
  }, [proceedRef, goOn]);
  return (
    <Paper variant="outlined" sx={FORM_BAR}>
      <Typography
        variant="body2"
        component="div"
        color="text.secondary"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}
      >
        {count > 0 ? <WrongFields /> : translate('resources.promotion.inputs.kept')}
      </Typography>
      <BarSlot />
      <Button component={Link} {...cancel} color="inherit" disabled={isSaving(phase)}>
        {translate('form.cancel')}
      </Button>
      {before && (
        <Button
          variant="outlined"
          disabled={isSaving(phase)}
          onClick={() => navigate({ search: stepQuery(before) })}
        >
          {translate('resources.promotion.steps.back')}
        </Button>
      )}
      <Button
        ref={submit}
        type="submit"
        variant="contained"
        loading={isBusy}
        loadingPosition="start"
      >
        {translate(next ? 'resources.promotion.steps.next' : 'resources.promotion.steps.create')}
      </Button>
    </Paper>
  );
};
