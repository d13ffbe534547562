import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { referenceIn } from '@/core/references';
import { useDefinition } from '@/shared/registry/definitions';
import { ReferenceAutocomplete } from '@/shared/references/ReferenceAutocomplete';
import { messageIn } from './field-error';

type CodePickerProps = {
  /** The wire field; it holds a code of `resource`. */
  source: string;
  /** Where the form keeps it, if not there: one of a list, `company_code.0`. */
  field?: string;
  helperText?: string;
  disabled?: boolean;
  /** Narrows what is offered, as a list's filter does. */
  filter?: Readonly<Record<string, unknown>>;
  /** What the server says of the whole list the field is one of. */
  error?: string;
  /** Instead of setting the field: for a choice that asks before it is made. */
  onPick?: (code: string) => void;
};

/** A form's picker of one record by its code: of what the definition says the field refers to. */
export const CodePicker = ({
  source,
  field: path = source,
  helperText,
  disabled,
  filter,
  error: errorOfAll,
  onPick,
}: CodePickerProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { resource } = referenceIn(own, source);
  const { field, fieldState } = useInput({ source: path });
  const error = messageIn(fieldState.error) ?? errorOfAll;
  return (
    <ReferenceAutocomplete
      resource={resource}
      value={String(field.value ?? '')}
      onChange={(code) => (onPick ?? field.onChange)(code)}
      label={translate(`resources.${own.name}.fields.${source}`)}
      name={source}
      disabled={disabled}
      filter={filter}
      textField={{
        inputRef: field.ref,
        onBlur: field.onBlur,
        error: error !== undefined,
        helperText: <InputHelperText error={error} helperText={helperText ?? false} />,
      }}
    />
  );
};
