import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DateField, type DateFieldProps } from './DateField';

type CheckedDateFieldProps = Omit<DateFieldProps, 'inputRef' | 'onBlur' | 'onInvalid'> & {
  /** Whether the field may be empty. */
  isOptional?: boolean;
  /** Key of the message if the day or moment is refused for another reason. */
  refusal?: string;
};

/**
 * A date field outside a record's form, which validates itself. Its error is shown and announced on blur, or when its
 * form is submitted, which an invalid value prevents. Not for a form with `noValidate`.
 */
export const CheckedDateField = ({
  isOptional = false,
  refusal,
  error = false,
  ...props
}: CheckedDateFieldProps) => {
  const { label, value, notation, helperText } = props;
  const translate = useTranslate();
  const about = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const isComplete = value === '' ? isOptional : notation.isValid(value);
  const isValid = isComplete && refusal === undefined;
  const message = translate(isComplete ? (refusal ?? notation.error) : notation.error);
  if (isValid && isShown) setShown(false);
  useEffect(() => {
    input.current?.setCustomValidity(isValid ? '' : message);
    if (isValid) announce('', { about });
  }, [isValid, message, about]);
  useEffect(() => () => void announce('', { about }), [about]);

  const refuse = (event: FormEvent<HTMLInputElement>) => {
    // The message below the field replaces the browser's own.
    event.preventDefault();
    setShown(true);
    announce(message, { isUrgent: true, about });
    event.currentTarget.focus();
  };
  const leave = () => {
    if (isValid) return;
    setShown(true);
    announce(translate('form.refused.field', { field: label, message }), {
      about,
    });
  };
  return (
    <DateField
      {...props}
      inputRef={input}
      error={error || isShown}
      helperText={isShown ? message : helperText}
      onBlur={leave}
      onInvalid={refuse}
    />
  );
};
