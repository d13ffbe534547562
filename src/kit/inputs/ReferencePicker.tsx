import { InputHelperText, useInput } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { ReferenceAutocomplete } from '@/kit/references/ReferenceAutocomplete';
import { usePicker } from '@/kit/references/usePicker';
import { useFixedCodes } from '@/kit/registry/useFixedCodes';
import { messageIn } from './field-error';
import { hintOf, usePickerField, type PickerFieldOptions } from './usePickerField';

type ReferencePickerProps = PickerFieldOptions & {
  helperText?: string;
  /** The server's message about the list that the field belongs to. */
  error?: string;
  /** Called instead of setting the field, for a choice that needs a confirmation or changes other fields too. */
  onPick?: (code: string) => void;
};

/** Picks one record, by code, of the resource that the field refers to in the definition. */
export const ReferencePicker = ({
  helperText,
  error: listError,
  onPick,
  ...options
}: ReferencePickerProps) => {
  const { source, path = source } = options;
  const { field, fieldState } = useInput({ source: path });
  const { [path]: fixed } = useFixedCodes();
  const { reference, referenceFilter, label, missing, isNarrowed } = usePickerField(options);
  const change = (code: string) => (onPick ?? field.onChange)(code);
  const picker = usePicker({
    reference,
    referenceFilter,
    isEager: isNarrowed,
    onPick: ({ code }) => change(code),
  });
  const error = messageIn(fieldState.error) ?? listError;
  const value = textOrNumberOf(field.value);
  const isFixed = value !== '' && fixed === value;
  return (
    <ReferenceAutocomplete
      picker={picker}
      reference={reference}
      referenceFilter={referenceFilter}
      value={value}
      onChange={change}
      label={label}
      isRequired={useIsRequired(source)}
      name={path}
      disabled={missing !== undefined && value === ''}
      readOnly={isFixed}
      textField={{
        inputRef: field.ref,
        onBlur: field.onBlur,
        error: error !== undefined,
        helperText: (
          <InputHelperText
            error={error}
            helperText={isFixed ? 'picker.fixed' : hintOf(missing, picker, helperText)}
          />
        ),
      }}
    />
  );
};
