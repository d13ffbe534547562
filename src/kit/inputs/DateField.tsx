import TextField from '@mui/material/TextField';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { CalendarButton } from './CalendarButton';
import { useLoading } from '@/ui/lazy/lazy-component';
import { loadDayWords, type DateNotation } from './date-notation';
import { useTypedOrChosenText } from './useTypedText';

export type DateFieldProps = {
  label: string;
  name?: string;
  /** A wire value; else the text as typed, so that the schema refuses it and nothing is lost. */
  value: string;
  onChange: (value: string) => void;
  /** Called after it once a day is picked in the calendar. */
  onPicked?: (day: string) => void;
  onBlur?: () => void;
  /** Called instead of the form's `onSubmit` while the input has a custom validity. */
  onInvalid?: FormEventHandler<HTMLInputElement>;
  notation: DateNotation;
  /** Whether the calendar has a time of day. */
  hasTime?: boolean;
  isRequired?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** A day or a moment, typed in figures or words of the user's language or chosen from a calendar. */
export const DateField = ({
  value,
  onChange,
  onPicked,
  onBlur,
  notation,
  ...props
}: DateFieldProps) => {
  const { label, name, helperText, disabled, autoFocus, inputRef, onInvalid } = props;
  const { hasTime = false, isRequired = false, error = false } = props;
  // Figures are read without it.
  useLoading(loadDayWords, true, () => undefined);
  const { typing, root } = useTypedOrChosenText(
    notation.write(value),
    (text) => onChange(notation.read(text) ?? text),
    onBlur,
  );
  return (
    <TextField
      label={<MarkedLabel isRequired={isRequired}>{label}</MarkedLabel>}
      name={name}
      {...typing}
      onFocus={({ target }) => target.select()}
      disabled={disabled}
      autoFocus={autoFocus}
      error={error}
      inputRef={inputRef}
      helperText={helperText}
      slotProps={{
        root,
        formHelperText: { component: 'div' } as object,
        htmlInput: {
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 40,
          onInvalid,
          'aria-required': isRequired,
        },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums', pr: 0.5 },
          endAdornment: (
            <CalendarButton
              label={label}
              value={value}
              onChange={onChange}
              onPicked={onPicked}
              hasTime={hasTime}
              disabled={disabled}
            />
          ),
        },
      }}
    />
  );
};
