import { DAY_MS, dayText } from '@/core/days';

/** A day as it is sent, `YYYY-MM-DD`; such strings are compared and sorted directly. */
export type Day = string;

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** From the first day to the last, both included. */
export type Period = { from: Day; to: Day };

export const addDays = (day: Day, count: number): Day =>
  utcText(new Date(timeOf(day) + count * DAY_MS));

/** Returns the days between two days, negative where `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** Returns the Monday of the week of `day`. */
export const startOfWeek = (day: Day): Day =>
  addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** Whether `day` is in a period. */
export const isInPeriod = (day: Day, { from, to }: Period): boolean => from <= day && day <= to;

/** Returns the month of `day`. */
export const monthOf = (day: Day): Period => {
  const date = new Date(timeOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  return { from: utcText(new Date(first)), to: utcText(new Date(last)) };
};

/** Whether two days are of the same month. */
export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Returns the same day `count` months later, or the last day of that month. */
export const addMonths = (day: Day, count: number): Day => {
  const date = new Date(timeOf(day));
  const { to } = monthOf(
    utcText(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1))),
  );
  return `${to.slice(0, 8)}${String(Math.min(date.getUTCDate(), Number(to.slice(8)))).padStart(2, '0')}`;
};

/** Returns the period that `view` shows: whole weeks of the month of `day`, its week, or a month from it on. */
export const periodOf = (view: CalendarView, day: Day): Period => {
  if (view === 'week') return { from: startOfWeek(day), to: addDays(startOfWeek(day), 6) };
  if (view === 'agenda') return { from: day, to: addDays(addMonths(day, 1), -1) };
  const month = monthOf(day);
  return { from: startOfWeek(month.from), to: addDays(startOfWeek(month.to), 6) };
};

/** Returns the Mondays of a period of whole weeks. */
export const weeksIn = ({ from, to }: Period): Day[] =>
  Array.from({ length: Math.ceil((daysBetween(from, to) + 1) / 7) }, (_, week) =>
    addDays(from, week * 7),
  );

/** Returns the seven days from `monday` on. */
export const daysOfWeek = (monday: Day): Day[] =>
  Array.from({ length: 7 }, (_, at) => addDays(monday, at));

/** Returns the moment at which a new item of `day` starts: at `hour`, today the next hour if that is later. */
export const newItemStart = (day: Day, now: Date, hour = NEW_ITEM_HOUR): string => {
  const asked = atHour(day, hour);
  const nextHour = new Date(now);
  nextHour.setHours(now.getHours() + 1, 0, 0, 0);
  const isToday = day === dayText(now);
  return (isToday && nextHour > asked ? nextHour : asked).toISOString();
};

const NEW_ITEM_HOUR = 9;

/** The moment at which an hour of a day begins. */
export const atHour = (day: Day, hour: number): Date => {
  const date = new Date(`${day}T00:00`);
  date.setHours(hour);
  return date;
};

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const utcText = (date: Date) => date.toISOString().slice(0, 10);
