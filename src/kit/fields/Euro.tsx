import { numberOf } from '@/core/number';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

/** An amount of decimal euros; a dash if empty. */
export const Euro = ({ value }: { value: unknown }) => {
  const { euro } = useFormats();
  const amount = numberOf(value);
  return amount === undefined ? '–' : <Code>{euro(amount)}</Code>;
};
