import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useDefinition } from '@/shared/definitions';
import { ReferenceAutocomplete } from '@/shared/references/ReferenceAutocomplete';
import { messageIn } from './field-error';

type CodePickerProps = {
  /** The wire field; it holds a code of `resource`. */
  source: string;
  /** Name of the resource to pick from. */
  resource: string;
  helperText?: string;
  disabled?: boolean;
  /** Instead of setting the field: for a choice that asks before it is made. */
  onPick?: (code: string) => void;
};

/** A form's picker of one record by its code. */
export const CodePicker = ({ source, resource, helperText, disabled, onPick }: CodePickerProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { field, fieldState } = useInput({ source });
  const error = messageIn(fieldState.error);
  return (
    <ReferenceAutocomplete
      resource={resource}
      value={String(field.value ?? '')}
      onChange={(code) => (onPick ?? field.onChange)(code)}
      label={translate(`resources.${own.name}.fields.${source}`)}
      name={source}
      disabled={disabled}
      textField={{
        inputRef: field.ref,
        onBlur: field.onBlur,
        error: error !== undefined,
        helperText: <InputHelperText error={error} helperText={helperText} />,
      }}
    />
  );
};
