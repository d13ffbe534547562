import { isHexColor, readHexColor } from '@/core/color';
import { ColorSwatch } from './ColorSwatch';
import { ContrastNotes, type Background } from './ContrastNotes';
import { TypedOrChosenField, type FieldProps } from './TypedOrChosenField';

type ColorFieldProps = FieldProps & {
  /** The text as typed, which may not be a colour yet. */
  value: string;
  onChange: (value: string) => void;
  /** Colours it must contrast with; below 4.5:1 it shows a warning but accepts the colour. */
  backgrounds?: readonly Background[];
};

/** A field for a colour, typed as `#rrggbb` with or without its `#`, or chosen from a palette. */
export const ColorField = ({
  value,
  onChange,
  backgrounds = [],
  helperText,
  ...props
}: ColorFieldProps) => {
  const { label, disabled } = props;
  return (
    <TypedOrChosenField
      {...props}
      text={value}
      onTyped={(text) => onChange(readHexColor(text) ?? text.trim())}
      maxLength={32}
      helperText={
        <>
          {helperText}
          {isHexColor(value) && <ContrastNotes color={value} backgrounds={backgrounds} />}
        </>
      }
      startButton={
        <ColorSwatch label={label} value={value} onChange={onChange} disabled={disabled} />
      }
    />
  );
};
