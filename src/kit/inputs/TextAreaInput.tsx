import { TextInput, type TextInputProps } from './TextInput';

/** A text of several lines, which grows as it is written. */
export const TextAreaInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={3} slotProps={PLAIN} />
);

/** MUI's own measures itself again at every render; the theme lets the browser do it. */
const PLAIN = { input: { inputComponent: 'textarea' } } as const;
