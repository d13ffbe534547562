import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { isHexColor, readHexColor } from '@/core/color';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { ColorSwatch } from './ColorSwatch';
import { ContrastNotes, type Background } from './ContrastNotes';
import { useTypedOrChosenText } from './useTypedText';

type ColorFieldProps = {
  label: string;
  /** The text as typed, which may not be a colour yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Colours it must contrast with; below 4.5:1 it shows a warning but accepts the colour. */
  backgrounds?: readonly Background[];
  isRequired?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  name?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** A colour, typed as `#rrggbb` with or without its `#`, or chosen from a palette. */
export const ColorField = ({
  label,
  value,
  onChange,
  onBlur,
  backgrounds = [],
  isRequired = false,
  error = false,
  helperText,
  name,
  disabled,
  inputRef,
}: ColorFieldProps) => {
  const { typing, root } = useTypedOrChosenText(
    value,
    (text) => onChange(readHexColor(text) ?? text.trim()),
    onBlur,
  );
  return (
    <TextField
      label={<MarkedLabel isRequired={isRequired}>{label}</MarkedLabel>}
      name={name}
      {...typing}
      disabled={disabled}
      error={error}
      inputRef={inputRef}
      helperText={
        <>
          {helperText}
          {isHexColor(value) && <ContrastNotes color={value} backgrounds={backgrounds} />}
        </>
      }
      slotProps={{
        root,
        formHelperText: { component: 'div' } as object,
        htmlInput: {
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 32,
          'aria-required': isRequired,
        },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums', pl: 0.75 },
          startAdornment: (
            <ColorSwatch label={label} value={value} onChange={onChange} disabled={disabled} />
          ),
        },
      }}
    />
  );
};
