import type { ReactElement } from 'react';
import { TextInput as BaseTextInput, type TextInputProps as BaseProps } from 'react-admin';
import type { MessageKey } from '@/i18n/message-key';

export type TextInputProps = Omit<BaseProps, 'helperText'> & {
  /** Key of the sentence under it: the field's rule before it is broken. */
  helperText?: MessageKey | ReactElement;
};

/** A text of one line. Browsers offer nothing for it: what others typed here is none of their business. */
export const TextInput = ({ helperText, ...props }: TextInputProps) => (
  <BaseTextInput autoComplete="off" helperText={helperText ?? false} {...props} />
);
