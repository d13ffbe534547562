import { useWatch } from 'react-hook-form';
import { textOrNumberOf } from '@/core/text';
import { InputWithWarning } from './InputWithWarning';

/** An e-mail address; one that many mail servers refuse gives a warning. */
export const EmailInput = ({ source }: { source: string }) => {
  const isUnusual = UNUSUAL.test(textOrNumberOf(useWatch({ name: source })));
  return (
    <InputWithWarning
      source={source}
      type="email"
      hint="form.hint.email"
      warning={isUnusual ? 'form.email_warning' : undefined}
    />
  );
};

/** A character outside ASCII before the `@`. */
const UNUSUAL = /[^\x20-\x7e].*@/;
