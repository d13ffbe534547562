import { TextInput, type TextInputProps } from './TextInput';

/** A text of several lines, which grows during typing. */
export const TextAreaInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={3} slotProps={PLAIN} />
);

/** MUI's own measures itself at every render; the theme lets the browser size it. */
const PLAIN = { input: { inputComponent: 'textarea' } } as const;
