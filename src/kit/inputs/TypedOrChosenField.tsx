import TextField from '@mui/material/TextField';
import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { onLeavingGroup } from './on-leaving-group';
import { useTypedText } from './useTypedText';

/** The props that text fields with a button share. */
export type FieldProps = {
  label: string;
  name?: string;
  onBlur?: () => void;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** Called instead of the form's `onSubmit` while the input has a custom validity. */
  onInvalid?: FormEventHandler<HTMLInputElement>;
  isRequired?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

type TypedOrChosenFieldProps = FieldProps & {
  /** The text of the field's value. */
  text: string;
  onTyped: (text: string) => void;
  /** In characters. */
  maxLength: number;
  /** A button that opens a dialog to choose from, before or after the text. */
  startButton?: ReactNode;
  endButton?: ReactNode;
};

/**
 * A text field with a button that opens a dialog to choose from. A typed text is validated on blur; opening the dialog
 * from an empty field does not count as blur.
 */
export const TypedOrChosenField = ({
  label,
  text,
  onTyped,
  onBlur,
  onInvalid,
  maxLength,
  startButton,
  endButton,
  isRequired = false,
  ...props
}: TypedOrChosenFieldProps) => {
  const isEmpty = text === '';
  const typing = useTypedText(text, onTyped, isEmpty ? undefined : onBlur);
  return (
    <TextField
      label={<MarkedLabel isRequired={isRequired}>{label}</MarkedLabel>}
      {...props}
      {...typing}
      slotProps={{
        root: { onBlur: isEmpty ? onLeavingGroup(() => onBlur?.()) : undefined },
        formHelperText: { component: 'div' } as object,
        htmlInput: {
          autoComplete: 'off',
          spellCheck: false,
          maxLength,
          onInvalid,
          'aria-required': isRequired,
        },
        input: {
          sx: {
            fontVariantNumeric: 'tabular-nums',
            pl: startButton ? 0.75 : undefined,
            pr: endButton ? 0.5 : undefined,
          },
          startAdornment: startButton,
          endAdornment: endButton,
        },
      }}
    />
  );
};
