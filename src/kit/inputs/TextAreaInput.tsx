import { TextInput, type TextInputProps } from './TextInput';

/** The input for a text of several lines, which grows as the user types. */
export const TextAreaInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={3} slotProps={NATIVE_TEXTAREA} />
);

/** A plain textarea, which the browser sizes (see the theme); MUI's measures itself on every render. */
const NATIVE_TEXTAREA = { input: { inputComponent: 'textarea' } } as const;
