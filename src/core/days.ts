/**
 * The day of the calendar that a value of the wire begins with, as its midnight in UTC (docs/wire-format.md, 'Values'):
 * only the first ten characters count. Null for anything else: a Date would read the 31st of April as the first of May.
 */
export const dayOf = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !WIRE_DAY.test(value)) return null;
  const text = value.slice(0, 10);
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
};

/** Today in the user's time zone. */
export const today = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day of `date` in the user's time zone, as it is sent: `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);

/** Whether `text` begins with a day of the calendar. */
export const isDay = (text: string): boolean => dayOf(text) !== null;

/** Whether `value` is a day of the calendar without a time: `YYYY-MM-DD`. */
export const isDateOnly = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 'YYYY-MM-DD'.length && isDay(value);

/** Whether `text` is an ISO 8601 moment; without a time zone, it is read in the user's. */
export const isMoment = (text: string): boolean => isDay(text) && !Number.isNaN(Date.parse(text));

const WIRE_DAY = /^\d{4}-\d{2}-\d{2}(?!\d)/;

/** The fields with the first and the last day of a record's period. */
export type PeriodFields = readonly [first: string, last: string];
export const PERIOD_FIELDS: PeriodFields = ['start_date', 'end_date'];

/** Whether the days from `first` to `last`, midnights of UTC and both included, are whole months. */
export const isWholeMonths = (first: Date, last: Date): boolean =>
  first.getUTCDate() === 1 &&
  new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() + 1),
  ).getUTCDate() === 1;

/** The number of days from one midnight of UTC to another, negative where `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / DAY_MS;

/** The length of a day in milliseconds, between midnights of UTC. */
export const DAY_MS = 86_400_000;
