import { DAY_MS, dayOf, dayText, isDay } from './days';
import { isAtMoment, type CalendarDays } from './resource';
import { textOf } from './text';

/**
 * The day or moment in `field` of a record, an empty text where it has none. Where records cover whole days, a time of
 * day is dropped (docs/wire-format.md, 'Values').
 */
export const calendarDate = (
  calendar: CalendarDays,
  record: Readonly<Record<string, unknown>>,
  field: string,
): string => {
  const date = textOf(record[field]);
  return isAtMoment(calendar) ? date : date.slice(0, 10);
};

/** The day of a day or a moment of the wire in the user's time zone, as it is sent; null for anything else. */
export const localDay = (value: string): string | null => {
  if (!isDay(value)) return null;
  if (value.length <= 10) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : dayText(date);
};

/** A day or a moment of the wire `count` days later; a moment keeps its local time of day. */
export const movedByDays = (value: string, count: number): string => {
  const day = value.length <= 10 && dayOf(value);
  if (day) return new Date(day.getTime() + count * DAY_MS).toISOString().slice(0, 10);
  const moment = new Date(value);
  moment.setDate(moment.getDate() + count);
  return moment.toISOString();
};
