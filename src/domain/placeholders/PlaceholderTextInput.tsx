import { useRef } from 'react';
import { tagOf } from '@/core/placeholders';
import { TextInput, type TextInputProps } from '@/kit/inputs/TextInput';
import { ChipInput, ChipTextArea } from './ChipInput';
import { usePlaceholderField } from './placeholder-fields';

type PlaceholderTextInputProps = Pick<TextInputProps, 'helperText'> & {
  source: string;
  isMultiline?: boolean;
};

/** A form's plain text with placeholders marked as chips. The palette inserts them at the cursor. */
export const PlaceholderTextInput = ({
  source,
  helperText,
  isMultiline = false,
}: PlaceholderTextInputProps) => {
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const setCurrent = usePlaceholderField(source, (name) => {
    if (input.current) insertAtCursor(input.current, tagOf(name));
  });
  return (
    <TextInput
      source={source}
      helperText={helperText}
      multiline={isMultiline}
      rows={isMultiline ? 3 : undefined}
      slotProps={{
        input: { inputComponent: isMultiline ? ChipTextArea : ChipInput },
        htmlInput: { ref: input, onFocus: setCurrent },
      }}
    />
  );
};

/** Inserts as if typed: the form is notified, and the cursor moves behind it. */
const insertAtCursor = (input: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  input.focus();
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
