import { useFormats, type Formats } from '@/ui/formats/useFormats';
import { summaryOf } from './hours-in-words';
import type { Interval } from './opening';

/** Returns a function that writes a week's hours in one line in the user's language. */
export const useWeekSummary = () => {
  const formats = useFormats();
  return (week: readonly Interval[]) => weekSummary(week, formats);
};

/** Writes a week's hours in one line in the language of the formats. */
export const weekSummary = (week: readonly Interval[], { weekdays }: Formats): string =>
  summaryOf(week, weekdays('short').map(capitalize));

/** Italian writes days in lower case, except at the start of a line. */
export const capitalize = (word: string): string =>
  word.charAt(0).toLocaleUpperCase() + word.slice(1);
