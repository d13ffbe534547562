import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DateField, type DateFieldProps } from './DateField';

type CheckedDateFieldProps = Omit<DateFieldProps, 'inputRef' | 'onBlur' | 'onInvalid'> & {
  /** Whether an empty field is right. */
  isOptional?: boolean;
  /** Key of the message that refuses a day or a moment for another reason. */
  refusal?: string;
};

/**
 * A day or a moment outside the form of a record, which checks itself. Its error is shown and announced once it is left,
 * or when its form is submitted, which a wrong one prevents. Not for a form with `noValidate`.
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
  const isWritten = value === '' ? isOptional : notation.isValid(value);
  const isRight = isWritten && refusal === undefined;
  const message = translate(isWritten ? (refusal ?? notation.error) : notation.error);
  if (isRight && isShown) setShown(false);
  useEffect(() => {
    input.current?.setCustomValidity(isRight ? '' : message);
    if (isRight) announce('', { about });
  }, [isRight, message, about]);
  useEffect(() => () => void announce('', { about }), [about]);

  const refuse = (event: FormEvent<HTMLInputElement>) => {
    // The message below the field replaces the browser's own.
    event.preventDefault();
    setShown(true);
    announce(message, { isUrgent: true, about });
    event.currentTarget.focus();
  };
  const leave = () => {
    if (isRight) return;
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
