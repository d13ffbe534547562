import { useFormats, type Formats } from '@/ui/formats/useFormats';
import { summaryOf, type Interval } from './opening';

/** Writes a week's hours in a line of the reader's language. */
export const useWeekSummary = () => {
  const formats = useFormats();
  return (week: readonly Interval[]) => weekSummary(week, formats);
};

/** The same in the language of the formats. */
export const weekSummary = (week: readonly Interval[], { weekdays }: Formats): string =>
  summaryOf(week, weekdays('short').map(capitalize));

/** Italian writes its days small, but not at the start of a line. */
export const capitalize = (word: string): string =>
  word.charAt(0).toLocaleUpperCase() + word.slice(1);
