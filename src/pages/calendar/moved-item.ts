import type { RaRecord } from 'react-admin';
import { calendarDate, movedByDays } from '@/core/calendar-days';
import { dayText } from '@/core/days';
import type { ResourceDefinition } from '@/core/resource';
import { scheduleProblem } from '@/core/schedule';
import { datesOf, type CalendarItem, type ItemDates } from './calendar-items';

/** Returns the fields of a record `days` later, by the record as it is stored. @throws Error without a calendar */
export const changeBy = (definition: ResourceDefinition | undefined, days: number) => {
  const calendar = calendarOf(definition);
  return (stored: RaRecord) =>
    Object.fromEntries(
      calendar.fields.flatMap((field) => {
        const date = calendarDate(calendar, stored, field);
        return date ? [[field, movedByDays(date, days)]] : [];
      }),
    );
};

/**
 * Returns the dates of an item `days` later, and the key of the message that refuses the move: a notice is not scheduled
 * in the past, and nothing moves back to a start before today. @throws Error without a calendar
 */
export const movedItem = (
  definition: ResourceDefinition | undefined,
  { record, start, end }: CalendarItem,
  days: number,
): { dates: ItemDates | null; refusal: string | undefined } => {
  const after = { ...record, ...changeBy(definition, days)(record) };
  const dates = datesOf(calendarOf(definition), after);
  const isBefore = days < 0 && dates !== null && dates.start < dayText(new Date());
  const past = isBefore ? `pages.calendar.past.${start === end ? 'day' : 'period'}` : undefined;
  return { dates, refusal: scheduleProblem(after, record) ?? past };
};

const calendarOf = (definition: ResourceDefinition | undefined) => {
  const calendar = definition?.calendar;
  if (!calendar) throw new Error(`${definition?.name} is not on the calendar`);
  return calendar;
};
