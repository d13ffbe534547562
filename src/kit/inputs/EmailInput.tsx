import { useWatch } from 'react-hook-form';
import { textOrNumberOf } from '@/core/text';
import { InputWithWarning } from './InputWithWarning';

/** The input for an e-mail address; it warns about an address that many mail servers refuse. */
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
