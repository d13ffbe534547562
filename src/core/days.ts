/**
 * Days without a time, as the midnight of UTC that they begin with (docs/wire-format.md, 'time'): of what is
 * sent the first ten characters count.
 */
export const dayOf = (value: unknown): Date | null => {
  const day = typeof value === 'string' ? new Date(value.slice(0, 10)) : null;
  return day && !Number.isNaN(day.getTime()) ? day : null;
};

/** The day it is where the reader is. */
export const today = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day of `date` where the reader is, as it is sent: `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);

/** Whether `text` begins with a day of the calendar: a Date would take the 31st of April for the first of May. */
export const isDay = (text: string): boolean =>
  WIRE_DAY.test(text) && dayOf(text)?.toISOString().slice(0, 10) === text.slice(0, 10);

/** Whether `text` is a moment, ISO 8601 from the day on. */
export const isMoment = (text: string): boolean => isDay(text) && !Number.isNaN(Date.parse(text));

const WIRE_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The fields with the first and the last day of a record's period. */
export type PeriodFields = readonly [first: string, last: string];
export const PERIOD_FIELDS: PeriodFields = ['start_date', 'end_date'];

/** Whether the days from `first` to `last`, midnights of UTC and both included, are whole months. */
export const isWholeMonths = (first: Date, last: Date): boolean =>
  first.getUTCDate() === 1 &&
  new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() + 1),
  ).getUTCDate() === 1;
