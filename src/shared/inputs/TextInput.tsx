import type { ReactElement } from 'react';
import { TextInput as BaseTextInput, type TextInputProps as BaseProps } from 'react-admin';
import type { MessageKey } from '@/i18n/message-key';
import { useIsRequired } from '@/shared/form/RequiredFields';
import { FieldLabel } from './FieldLabel';

export type TextInputProps = Omit<BaseProps, 'helperText'> & {
  /** Key of the sentence under it: the field's rule before it is broken. */
  helperText?: MessageKey | ReactElement;
};

/** A text of one line. Browsers suggest nothing for it: what others typed here is private. */
export const TextInput = ({ helperText, slotProps, ...props }: TextInputProps) => (
  <BaseTextInput
    autoComplete="off"
    label={<FieldLabel source={props.source} />}
    helperText={helperText ?? false}
    {...props}
    slotProps={{
      ...slotProps,
      htmlInput: { 'aria-required': useIsRequired(props.source), ...slotProps?.htmlInput },
    }}
  />
);
