import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';

const SOURCE = 'required';

/** Whether the survey can be sent without an answer to the question. */
export const RequiredInput = () => {
  const translate = useTranslate();
  const hintId = useId();
  const { field } = useInput({ source: SOURCE, format: asIs, parse: asIs });
  return (
    <div>
      <FormControlLabel
        label={translate('resources.question.fields.required')}
        control={
          <Switch
            name={SOURCE}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': hintId } }}
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(_, isRequired) => field.onChange(isRequired)}
          />
        }
      />
      <FormHelperText id={hintId}>
        {translate('resources.question.form.required_hint')}
      </FormHelperText>
    </div>
  );
};

const asIs = (value: unknown): unknown => value;
