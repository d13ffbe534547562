import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { useDefinition } from '@/kit/registry/definitions';

const [ACTIVE, DEACTIVATED] = ACCOUNT_STATUSES;

type StatusInputProps = { source: string; disabled?: boolean };

/** A switch that activates an account; its messages are the resource's `form.active` and `form.active_hint`. */
export const StatusInput = ({ source, disabled }: StatusInputProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const hintId = useId();
  const { field } = useInput({
    source,
    format: (value: unknown) => value,
    parse: (value) => value,
  });
  return (
    <div>
      <FormControlLabel
        label={translate(`resources.${name}.form.active`)}
        disabled={disabled}
        control={
          <Switch
            name={source}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': hintId } }}
            // If the backend sends no status, the account is active.
            checked={field.value !== DEACTIVATED}
            onBlur={field.onBlur}
            onChange={(_, isActive) => field.onChange(isActive ? ACTIVE : DEACTIVATED)}
          />
        }
      />
      <FormHelperText id={hintId}>{translate(`resources.${name}.form.active_hint`)}</FormHelperText>
    </div>
  );
};
