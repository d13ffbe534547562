import { useWatch } from 'react-hook-form';
import { textOrNumberOf } from '@/core/text';
import { DoubtedInput } from './DoubtedInput';

/** An e-mail address; one that many mail servers refuse gives a warning. */
export const EmailInput = ({ source }: { source: string }) => {
  const isDoubtful = UNUSUAL.test(textOrNumberOf(useWatch({ name: source })));
  return (
    <DoubtedInput
      source={source}
      type="email"
      hint="form.hint.email"
      warning={isDoubtful ? 'form.email_doubtful' : undefined}
    />
  );
};

/** A character outside ASCII before the `@`. */
const UNUSUAL = /[^\x20-\x7e].*@/;
