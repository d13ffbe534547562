import type { RaRecord } from 'react-admin';
import { calendarDate, movedByDays } from '@/core/calendar-days';
import { dayText } from '@/core/days';
import type { ResourceDefinition } from '@/core/resource';
import { scheduleProblem } from '@/core/schedule';
import { addDays } from './days';
import { datesOf, type CalendarItem, type ItemDates } from './calendar-items';

/** The days by which the start and the end of an item move. */
export type Shift = { start: number; end: number };

/** Moves the whole item. */
export const shiftOf = (days: number): Shift => ({ start: days, end: days });

/** Returns the changed fields of a record, by the record as it is stored. @throws Error without a calendar */
export const changeBy = (definition: ResourceDefinition | undefined, shift: Shift) => {
  const calendar = calendarOf(definition);
  const [first] = calendar.fields;
  return (stored: RaRecord) =>
    Object.fromEntries(
      calendar.fields.flatMap((field) => {
        const date = calendarDate(calendar, stored, field);
        const days = field === first ? shift.start : shift.end;
        return date && days !== 0 ? [[field, movedByDays(date, days)]] : [];
      }),
    );
};

/**
 * Returns the dates of an item after a move, and the key of the message that refuses it: a notice is not scheduled in the
 * past, nothing moves back to a start before today, and an end that is pulled stays after the start and not before today.
 * @throws Error without a calendar
 */
export const movedItem = (
  definition: ResourceDefinition | undefined,
  { record, start, end }: CalendarItem,
  shift: Shift,
): { dates: ItemDates | null; refusal: string | undefined } => {
  const after = { ...record, ...changeBy(definition, shift)(record) };
  const dates = datesOf(calendarOf(definition), after);
  const today = dayText(new Date());
  const pastOf = (): string | undefined => {
    if (shift.start < 0 && dates && dates.start < today) return start === end ? 'day' : 'period';
    return shift.end < shift.start && dates && dates.end < today ? 'end' : undefined;
  };
  const past = pastOf();
  const isPulled = shift.end !== shift.start;
  const isReversed = isPulled && addDays(end, shift.end) <= addDays(start, shift.start);
  return {
    dates,
    refusal:
      scheduleProblem(after, record) ??
      (isReversed ? 'validation.after_start' : undefined) ??
      (past && `pages.calendar.past.${past}`),
  };
};

const calendarOf = (definition: ResourceDefinition | undefined) => {
  const calendar = definition?.calendar;
  if (!calendar) throw new Error(`${definition?.name} is not on the calendar`);
  return calendar;
};
