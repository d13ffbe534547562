import Link from '@mui/material/Link';
import type { ReactElement } from 'react';
import {
  TextInput as BaseTextInput,
  useWrappedSource,
  type TextInputProps as BaseProps,
} from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { textOrNumberOf, wholeTextOf } from '@/core/text';
import type { MessageKey } from '@/i18n/message-key';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FieldLabel } from './FieldLabel';
import { HintText } from './RuleText';

export type TextInputProps = Omit<BaseProps, 'helperText'> & {
  /** Key of the helper text, which states the field's rule up front. */
  helperText?: MessageKey | ReactElement;
};

/**
 * The input for a text of one line, without the browser's suggestions, because typed values are private. A stored text
 * over the limit is shown in part, because a megabyte in an input freezes the page, and kept whole until the user
 * replaces it.
 */
export const TextInput = ({ helperText, slotProps, ...props }: TextInputProps) => {
  const isKept = useIsOversized(props.source);
  return (
    <BaseTextInput
      autoComplete="off"
      label={<FieldLabel source={props.source} />}
      helperText={
        isKept ? (
          <KeptNote source={props.source} />
        ) : typeof helperText === 'string' ? (
          <HintText hint={helperText} />
        ) : (
          (helperText ?? false)
        )
      }
      // A value that is not a text is shown empty, and kept until the user types.
      format={isKept ? wholeTextOf : textOrNumberOf}
      {...props}
      slotProps={{
        ...slotProps,
        htmlInput: {
          'aria-required': useIsRequired(props.source),
          ...slotProps?.htmlInput,
          ...(isKept && { readOnly: true }),
        },
      }}
    />
  );
};

/** Whether the field holds a stored text over the limit; a typed one is refused instead. */
const useIsOversized = (source: string): boolean => {
  const name = useWrappedSource(source);
  const value: unknown = useWatch({ name });
  const { formState } = useFormContext();
  return (
    typeof value === 'string' &&
    value.length > MAX_TEXT_LENGTH &&
    value === get(formState.defaultValues, name)
  );
};

const KeptNote = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const name = useWrappedSource(source);
  const form = useFormContext();
  const replace = () => {
    form.setValue(name, '', { shouldDirty: true, shouldTouch: true });
    // The pressed link is removed, so the focus moves to the input.
    form.setFocus(name);
  };
  return (
    <>
      {translate('form.cut', { max: number(MAX_TEXT_LENGTH) })} {translate('form.kept')}
      <Link component="button" type="button" variant="inherit" onClick={replace} sx={{ ml: 1 }}>
        {translate('form.replace_text')}
      </Link>
    </>
  );
};
