import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { InputHelperText, useInput } from 'react-admin';
import { foldAccents } from '@/core/fold-accents';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { REGIONS } from './regions';

/** The region: it suggests Italy's twenty, also takes one of them typed in other letters, and accepts any other. */
export const RegionInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const isRequired = useIsRequired(source);
  const error = messageIn(fieldState.error);
  const text = wholeTextOf(field.value);
  const leave = () => {
    const region = REGIONS.find((each) => keyOf(each) === keyOf(text));
    // A stored text that was only passed through stays: leaving it would be an unsaved change.
    if (fieldState.isDirty && region !== undefined) field.onChange(region);
    field.onBlur();
  };
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      options={REGIONS}
      inputValue={text}
      onInputChange={(_, typed) => field.onChange(typed)}
      clearText={translate('references.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          inputRef={field.ref}
          onBlur={leave}
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

/** The same for a region however it is typed. */
const keyOf = (region: string) =>
  foldAccents(region)
    .replace(/[-\s]+/g, ' ')
    .trim();
