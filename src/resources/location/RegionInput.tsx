import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { InputHelperText, useInput } from 'react-admin';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { REGIONS } from './regions';

/** The region: it suggests Italy's twenty and accepts any other. */
export const RegionInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const isRequired = useIsRequired(source);
  const error = messageIn(fieldState.error);
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      options={REGIONS}
      inputValue={wholeTextOf(field.value)}
      onInputChange={(_, text) => field.onChange(text)}
      clearText={translate('references.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          inputRef={field.ref}
          onBlur={field.onBlur}
          label={<FieldLabel source={source} />}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': isRequired } }}
          error={error !== undefined}
          helperText={
            <InputHelperText error={error} helperText="resources.location.form.region_hint" />
          }
        />
      )}
    />
  );
};
