import TextField from '@mui/material/TextField';
import type { ClipboardEvent } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { RuleText } from '@/kit/inputs/RuleText';
import { messageIn } from '@/kit/inputs/field-error';
import { useFormats } from '@/ui/formats/useFormats';
import { readPair } from './coordinates';

type CoordinateInputProps = {
  source: 'latitude' | 'longitude';
  /** A pasted `45.46, 9.19` fills both fields. */
  onPair: (pair: { latitude: number; longitude: number }) => void;
};

/** Degrees with a point or a comma; invalid text stays as typed, and validation reports it. */
export const CoordinateInput = ({ source, onPair }: CoordinateInputProps) => {
  const translate = useTranslate();
  const { decimalSeparator } = useFormats();
  const comma = decimalSeparator();
  const { field, fieldState } = useInput({
    source,
    format: (value: unknown) => written(value, comma),
    parse: (text: string) => read(text, comma),
  });
  const error = messageIn(fieldState.error);
  const paste = (event: ClipboardEvent) => {
    const pair = readPair(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    onPair(pair);
  };
  return (
    <TextField
      name={source}
      label={<FieldLabel source={source} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onPaste={paste}
      inputRef={field.ref}
      autoComplete="off"
      error={error !== undefined}
      helperText={
        <InputHelperText
          error={error}
          helperText={<RuleText>{translate(`resources.location.form.${source}_hint`)}</RuleText>}
        />
      }
    />
  );
};

/** Returns a number once the text is a complete one: `45.` and `45,4` are still being typed. */
const read = (text: string, comma: string): string | number | null => {
  if (text === '') return null;
  const number = Number(text.replace(',', '.'));
  return written(number, comma) === text.replace('.', comma) ? number : text;
};

const written = (value: unknown, comma: string): string =>
  typeof value === 'number' ? String(value).replace('.', comma) : wholeTextOf(value);
