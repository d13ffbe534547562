import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useInput, useTranslate, type RaRecord } from 'react-admin';
import { useCurrentUser } from '@/providers/use-session';

type StatusInputProps = { source: string; record: RaRecord };

/** Whether the account may log in; nobody locks themselves out. */
export const StatusInput = ({ source, record }: StatusInputProps) => {
  const translate = useTranslate();
  const own = useCurrentUser();
  const { field } = useInput({
    source,
    format: (value: unknown) => value,
    parse: (value) => value,
  });
  return (
    <div>
      <FormControlLabel
        label={translate('resources.bo-user.form.active')}
        disabled={record.id === own.id}
        control={
          <Switch
            name={source}
            slotProps={{ input: { ref: field.ref } }}
            // A backend that knows no status has active accounts only.
            checked={field.value !== 'deactivated'}
            onBlur={field.onBlur}
            onChange={(_, isActive) => field.onChange(isActive ? 'active' : 'deactivated')}
          />
        }
      />
      <FormHelperText>{translate('resources.bo-user.form.active_hint')}</FormHelperText>
    </div>
  );
};
