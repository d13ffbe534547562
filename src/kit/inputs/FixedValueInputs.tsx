import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type FocusEvent } from 'react';
import { valueKey, type FixedValue } from '@/core/resource';
import { InputHelperText, SelectInput, useInput } from 'react-admin';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FieldLabel } from './FieldLabel';
import { messageIn } from './field-error';

type FixedValueInputProps = { source: string; helperText?: string };

/** A select with the field's values from the definition, and an empty one if the field is optional. */
export const FixedValueSelect = ({ source, helperText }: FixedValueInputProps) => {
  const isRequired = useIsRequired(source);
  return (
    <SelectInput
      source={source}
      label={<FieldLabel source={source} />}
      choices={useChoices(source)}
      isRequired={isRequired}
      helperText={helperText ?? false}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': isRequired } } }}
    />
  );
};

type FixedValueRadiosProps = FixedValueInputProps & {
  /** The values that users may choose, if only the server sets the others. */
  offered?: readonly FixedValue[];
};

/**
 * Radio buttons with the field's values from the definition; numeric values stay numbers. It replaces react-admin's
 * input, whose label is on both `fieldset` and `radiogroup`, so that it is read twice, and whose error has no id.
 */
export const FixedValueRadios = ({ source, helperText, offered }: FixedValueRadiosProps) => {
  const translate = useTranslate();
  const id = useId();
  const isRequired = useIsRequired(source);
  const choices = useChoices(source).filter((choice) => offered?.includes(choice.id) ?? true);
  const { field, fieldState } = useInput({
    source,
    parse: (chosen: string) => choices.find((choice) => String(choice.id) === chosen)?.id ?? chosen,
  });
  const error = messageIn(fieldState.error);
  const hasText = error !== undefined || helperText !== undefined;
  const chosen = choices.findIndex(({ id: each }) => String(each) === String(field.value ?? ''));
  return (
    <FormControl error={error !== undefined}>
      <Box id={`${id}label`} sx={{ typography: 'subtitle2' }}>
        <FieldLabel source={source} />
      </Box>
      <RadioGroup
        row
        {...field}
        tabIndex={-1}
        onFocus={focusRadio}
        aria-labelledby={`${id}label`}
        aria-describedby={hasText ? `${id}text` : undefined}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
      >
        {choices.map((choice, at) => (
          <FormControlLabel
            key={choice.name}
            value={choice.id}
            label={translate(choice.name)}
            control={
              // A single Tab stop, even without a choice, when Chromium would stop at each button.
              <Radio slotProps={{ input: { tabIndex: at === Math.max(chosen, 0) ? 0 : -1 } }} />
            }
          />
        ))}
      </RadioGroup>
      {hasText && (
        <FormHelperText id={`${id}text`}>
          <InputHelperText error={error} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
};

/** The form focuses the group of an invalid field; this passes the focus on to a radio button. */
const focusRadio = ({ currentTarget: group, target }: FocusEvent<HTMLElement>) => {
  if (target !== group) return;
  const radio = group.querySelector<HTMLElement>('input:checked') ?? group.querySelector('input');
  radio?.focus();
};

const useChoices = (field: string) => {
  const { name, values = {} } = useDefinition();
  return (values[field] ?? []).map((id) => ({ id, name: valueKey(name, field, id) }));
};
