import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { InputHelperText, useInput } from 'react-admin';
import { wholeTextOf } from '@/core/text';
import type { MessageKey } from '@/i18n/message-key';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { FieldLabel } from './FieldLabel';
import { messageIn } from './field-error';
import { useTypedText } from './useTypedText';

export type NumberInputProps = {
  /** The wire field, whose label it has. */
  source: string;
  /** Its path in the form, if not the source: a list's item such as `quotas.0.quota`. */
  path?: string;
  /** Key of the helper text. */
  helperText?: MessageKey;
};

type NotatedProps = NumberInputProps & {
  /** Parses the typed text; undefined if it is not a number, or cannot be stored exactly. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  /** The unit of the number. */
  unit?: string;
};

/**
 * A form's input for a number, typed as text. The field holds the number, or the typed text if it is not a number or
 * would be rounded, so that the schema refuses it and nothing is lost.
 */
export const NumberInput = ({ source, path = source, helperText, ...notation }: NotatedProps) => {
  const isRequired = useIsRequired(source);
  const { read, write, unit } = notation;
  const { field, fieldState } = useInput({ source: path, format: asIs, parse: asIs });
  const error = messageIn(fieldState.error);
  const value: unknown = field.value;
  const typing = useTypedText(
    typeof value === 'number' ? write(value) : wholeTextOf(value),
    (text) => field.onChange(text.trim() === '' ? null : (read(text) ?? text)),
    field.onBlur,
  );
  return (
    <TextField
      label={<FieldLabel source={source} />}
      name={path}
      {...typing}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={<InputHelperText error={error} helperText={helperText ?? false} />}
      fullWidth
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          inputMode: 'decimal',
          maxLength: 40,
          'aria-required': isRequired,
        },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums' },
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
      }}
    />
  );
};

const asIs = (value: unknown): unknown => value;
