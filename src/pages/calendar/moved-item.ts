import type { RaRecord } from 'react-admin';
import { calendarDate, movedByDays } from '@/core/calendar-days';
import { dayText } from '@/core/days';
import type { ResourceDefinition } from '@/core/resource';
import { isPast, scheduleProblem } from '@/core/schedule';
import { addDays } from './days';
import { datesOf, type CalendarItem, type ItemDates } from './calendar-items';

/** The days by which the start and the end of an item move, and the minutes by which its time of day does. */
export type Shift = { start: number; end: number; minutes?: number };

/** Whether nothing moves. */
export const isStill = ({ start, end, minutes = 0 }: Shift): boolean =>
  start === 0 && end === 0 && minutes === 0;

/** Moves an item back to where it was before `shift`. */
export const backOf = ({ start, end, minutes = 0 }: Shift): Shift => ({
  start: -start,
  end: -end,
  minutes: -minutes,
});

/** Moves the whole item, and its time of day. */
export const shiftOf = (days: number, minutes = 0): Shift => ({ start: days, end: days, minutes });

/** Returns the changed fields of a record, by the record as it is stored. @throws Error without a calendar */
export const changeBy = (definition: ResourceDefinition | undefined, shift: Shift) => {
  const calendar = calendarOf(definition);
  const [first] = calendar.fields;
  const { minutes = 0 } = shift;
  return (stored: RaRecord) =>
    Object.fromEntries(
      calendar.fields.flatMap((field) => {
        const date = calendarDate(calendar, stored, field);
        const days = field === first ? shift.start : shift.end;
        const isMoved = days !== 0 || minutes !== 0;
        return date && isMoved ? [[field, movedByMinutes(movedByDays(date, days), minutes)]] : [];
      }),
    );
};

/** Minutes of the local time, like `movedByDays`: the hours of a day may be 23 or 25. */
const movedByMinutes = (date: string, minutes: number): string => {
  if (minutes === 0) return date;
  const moment = new Date(date);
  moment.setMinutes(moment.getMinutes() + minutes);
  return moment.toISOString();
};

/**
 * Returns the dates of an item after a move, and the key of the message that refuses it: a notice is not scheduled in the
 * past, nothing moves back to a start before today or to a time that is over, and an end that is pulled stays after the
 * start and not before today.
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
    const isEarlier = shift.start < 0 || (shift.start === 0 && (shift.minutes ?? 0) < 0);
    if (isEarlier && dates?.moment && isPast(dates.moment)) return 'time';
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
