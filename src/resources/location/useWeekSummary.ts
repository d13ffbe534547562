import { useFormats } from '@/shared/formats/useFormats';
import { summaryOf, type Interval } from './opening';

/** Writes a week's hours in a line of the reader's language. */
export const useWeekSummary = () => {
  const { weekdays } = useFormats();
  const names = weekdays('short').map(capitalize);
  return (week: readonly Interval[]) => summaryOf(week, names);
};

/** Italian writes its days small, but not at the start of a line. */
export const capitalize = (word: string): string =>
  word.charAt(0).toLocaleUpperCase() + word.slice(1);
