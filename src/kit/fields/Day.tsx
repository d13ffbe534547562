import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

/** A day as the reader's language writes it; a dash where there is none. */
export const Day = ({ value }: { value: unknown }) => {
  const { utc } = useFormats();
  const day = dayOf(value);
  return day ? <Code>{utc.day(day)}</Code> : '–';
};
