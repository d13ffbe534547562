import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

/** A day in the format of the user's language; a dash if empty. */
export const Day = ({ value }: { value: unknown }) => {
  const { utc } = useFormats();
  const day = dayOf(value);
  return day ? <Code>{utc.day(day)}</Code> : '–';
};
