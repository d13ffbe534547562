import { TextInput, type TextInputProps } from './TextInput';

/** A text of several lines, which grows during typing. */
export const TextAreaInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={3} slotProps={PLAIN} />
);

/** MUI's own input measures itself at every render; with this one the browser sizes it (see the theme). */
const PLAIN = { input: { inputComponent: 'textarea' } } as const;
