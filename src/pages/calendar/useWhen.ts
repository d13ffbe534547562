import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import type { CalendarItem } from './calendar-items';

/** Returns the dates of an item in words: its moment, its day, or its first and last day. */
export const useWhen = () => {
  const { moment, utc } = useFormats();
  return ({ start, end, moment: at }: CalendarItem): string => {
    const from = dayOf(start);
    const to = dayOf(end);
    if (at) return moment(at);
    if (!from || !to) return start;
    return start === end ? utc.day(from) : utc.days(from, to);
  };
};
