import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useErrorReport } from '@/kit/form-errors/error-report';
import { failureOf } from '@/kit/form-state/form-state';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';
import { READ_ALOUD_ON_PHONE } from './form-bar';

/** The number of invalid fields after a refused save; a press focuses the next one. Renders nothing without any. */
export const WrongFields = () => {
  const translate = useTranslate();
  const { count, focusNext } = useErrorReport();
  if (count === 0) return null;
  return (
    <ButtonBase onClick={focusNext} sx={LOOK}>
      <Box component="span" aria-hidden sx={FAILED_DOT} />
      {translate('form.to_correct', { smart_count: count })}
    </ButtonBase>
  );
};

/**
 * The number of unsaved fields, or that they are not saved after a save that failed, with their names on hover and
 * focus; a press focuses the first.
 */
export const UnsavedFields = ({ fields }: { fields: readonly string[] }) => {
  const translate = useTranslate();
  const { setFocus, subscribe } = useFormContext();
  const { definition, record, phase, isTask, dispatch } = useRecordForm();
  const labelOf = useFieldLabel(definition);
  const [first] = fields;
  const failure = failureOf(phase);
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    return subscribe({
      formState: { values: true },
      callback: () => void dispatch({ type: 'edited' }),
    });
  }, [hasFailed, subscribe, dispatch]);
  if (first === undefined) {
    return (
      <Typography variant="body2" color="text.secondary" sx={READ_ALOUD_ON_PHONE}>
        {translate(record && !isTask ? 'form.unchanged' : 'form.required')}
      </Typography>
    );
  }
  const names = fields.map(labelOf);
  return (
    // On the right, because it would cover a note above.
    <Tooltip title={names.join(', ')} describeChild placement="right">
      <ButtonBase onClick={() => setFocus(first)} sx={LOOK}>
        <Box component="span" aria-hidden sx={hasFailed ? FAILED_DOT : UNSAVED_DOT} />
        {failure
          ? translate(`form.${failure}`)
          : translate(record ? 'form.changed' : 'form.filled', { smart_count: fields.length })}
      </ButtonBase>
    </Tooltip>
  );
};

const LOOK = {
  typography: 'body2',
  fontWeight: 500,
  textAlign: 'left',
  gap: 1,
  px: 0.5,
  mx: -0.5,
  borderRadius: 0.5,
} as const;

/** The dot beside unsaved values. */
export const UNSAVED_DOT = {
  width: 8,
  height: 8,
  flex: 'none',
  borderRadius: '50%',
  bgcolor: 'status.warning.text',
};
const FAILED_DOT = { ...UNSAVED_DOT, bgcolor: 'status.error.text' };
