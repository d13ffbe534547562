import type { FieldValues } from 'react-hook-form';
import { calendarDate, localDay, movedByDays } from '@/core/calendar-days';
import { DAY_MS, dayOf, isWholeMonths, today } from '@/core/days';
import type { CalendarDays, ResourceDefinition } from '@/core/resource';

/** How a copy of a stored record differs from it, besides its code. */
export type CopyRules = {
  /** Fields that start with another value, such as unpublished, or without a person's name. */
  set?: FieldValues;
  /**
   * The first and last day of a period that recurs every year. Both move by the fewest whole years that put the period
   * after the record's end and after today, instead of starting the day after. Whole months stay whole months; other
   * periods keep their length.
   */
  movedByYears?: readonly [first: string, last: string];
};

/**
 * The initial values of a copy of `record`. Its code is empty. Its days in the calendar move together by whole days: it
 * starts the day after the record ends, or today; a moment keeps its local time of day.
 */
export const copyOf = (
  { codeField, calendar }: ResourceDefinition,
  record: FieldValues,
  { set, movedByYears }: CopyRules = {},
  now = today(),
): FieldValues => ({
  ...record,
  ...(codeField && { [codeField]: '' }),
  ...(calendar && movedAfterItself(record, calendar, now)),
  ...(movedByYears && yearsLater(record, movedByYears, now)),
  ...set,
});

/** The calendar's dates of `record`, moved to the day after it ends, or to `now` if that is later. */
const movedAfterItself = (record: FieldValues, calendar: CalendarDays, now: Date): FieldValues => {
  const dates = calendar.fields.flatMap((field) => {
    const date = calendarDate(calendar, record, field);
    const day = dayOf(localDay(date));
    return day ? [{ field, date, time: day.getTime() }] : [];
  });
  const times = dates.map(({ time }) => time);
  const start = Math.max(now.getTime(), Math.max(...times) + DAY_MS);
  const days = (start - Math.min(...times)) / DAY_MS;
  return Object.fromEntries(dates.map(({ field, date }) => [field, movedByDays(date, days)]));
};

const yearsLater = (
  record: FieldValues,
  [first, last]: readonly [string, string],
  now: Date,
): FieldValues => {
  const start = dayOf(record[first]) ?? dayOf(record[last]);
  const end = dayOf(record[last]) ?? start;
  if (!start || !end) return {};
  const over = Math.max(start.getTime(), end.getTime());
  let years = 1;
  while (inYears(start, years) <= over || inYears(start, years) < now.getTime()) years++;
  const moved = inYears(start, years);
  const movedEnd = isWholeMonths(start, end)
    ? Date.UTC(end.getUTCFullYear() + years, end.getUTCMonth() + 1, 0)
    : moved + (end.getTime() - start.getTime());
  return {
    [first]: onDay(record[first], moved),
    [last]: onDay(record[last], movedEnd),
  };
};

/** The same day `years` later, in milliseconds; the 29th of February becomes the 28th. */
const inYears = (day: Date, years: number): number => {
  const year = day.getUTCFullYear() + years;
  const month = day.getUTCMonth();
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day.getUTCDate(), lastOfMonth));
};

/** `value` on the day of `time`, at the same time of day. Anything but a day is returned unchanged. */
const onDay = (value: unknown, time: number): unknown =>
  dayOf(value) ? new Date(time).toISOString().slice(0, 10) + String(value).slice(10) : value;
