import { numberOf } from '@/core/number';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

/** A count; a dash if empty. */
export const Count = ({ value }: { value: unknown }) => {
  const { number } = useFormats();
  const count = numberOf(value);
  return count === undefined ? '–' : <Code>{number(count)}</Code>;
};
