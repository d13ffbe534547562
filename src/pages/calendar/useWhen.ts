import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import type { CalendarItem, ItemDates } from './calendar-items';
import type { Period } from './days';

/** Names the days of a period: '10–14 giu 2031'. */
export const useDaysName = () => {
  const { utc } = useFormats();
  return ({ from, to }: Period): string => {
    const first = dayOf(from);
    const last = dayOf(to);
    return first && last ? utc.days(first, last) : from;
  };
};

/** Returns the dates of an item in words: its moment, its day, or its first and last day. */
export const useWhen = () => {
  const { moment, utc } = useFormats();
  return ({ start, end, moment: at }: ItemDates): string => {
    const from = dayOf(start);
    const to = dayOf(end);
    if (at) return moment(at);
    if (!from || !to) return start;
    return start === end ? utc.day(from) : utc.days(from, to);
  };
};

/**
 * Returns the dates of an item that its place in the calendar does not show: its time, or its first and last day; empty
 * for an item of one day.
 */
export const useWhenOfDay = () => {
  const { time } = useFormats();
  const when = useWhen();
  return (item: CalendarItem): string => {
    if (item.moment) return time(item.moment);
    return item.start === item.end ? '' : when(item);
  };
};
