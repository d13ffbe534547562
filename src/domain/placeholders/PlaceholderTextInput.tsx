import { useRef } from 'react';
import { tagOf } from '@/core/placeholders';
import { TextInput, type TextInputProps } from '@/kit/inputs/TextInput';
import { ChipInput, ChipTextArea } from './ChipInput';
import { usePlaceholderField } from './placeholder-fields';

type PlaceholderTextInputProps = Pick<TextInputProps, 'helperText'> & {
  source: string;
  isMultiline?: boolean;
};

/** A form's plain text, in which placeholders are marked as chips. The palette puts them at the cursor. */
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

/** As if it were typed: the form hears of it, and the cursor stands behind it. */
const insertAtCursor = (input: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  input.focus();
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
