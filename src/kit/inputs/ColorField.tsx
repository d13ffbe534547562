import TextField from '@mui/material/TextField';
import { useState, type ReactNode, type Ref } from 'react';
import { isHexColor, readHexColor } from '@/core/color';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { ColorSwatch } from './ColorSwatch';
import { ContrastNotes, type Background } from './ContrastNotes';

type ColorFieldProps = {
  label: string;
  /** As it is typed: perhaps not a colour yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What the colour must contrast with; below 4.5:1 there is a warning, never a refusal. */
  backgrounds?: readonly Background[];
  isRequired?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  name?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** A colour, typed as `#rrggbb`, its `#` left out or not, or chosen from a palette. */
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
  // While it is being typed it stays as it is typed: rewritten, the cursor would jump.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={<MarkedLabel isRequired={isRequired}>{label}</MarkedLabel>}
      name={name}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readHexColor(target.value) ?? target.value.trim());
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
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
