/**
 * An interval of a week's opening hours (docs/wire-format.md, 'location'): days count from Monday, 0, and times are
 * `HH:mm`. A day without an interval is closed.
 */
export type Interval = { day: number; from: string; to: string };

/** An interval with its index in the week's list. */
export type PlacedInterval = Interval & { at: number; error?: string };

export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether `text` is a time, `HH:mm`. */
export const isTime = (text: unknown): text is string =>
  typeof text === 'string' && TIME.test(text);

/** Whether both times are complete: one still being typed is not. */
export const isComplete = ({ from, to }: Interval): boolean => isTime(from) && isTime(to);

/** Reads `930` or `9.30` as `09:30`, and `9` as `09:00`; other text is unchanged. */
export const readTime = (text: string): string => {
  const [, hours, minutes = '00'] = LOOSE_TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return text;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : text;
};

const LOOSE_TIME = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/;

/** Sorts intervals in the order of the week, and strips all but day and times. */
export const sortIntervals = (week: readonly Interval[]): Interval[] =>
  week
    .map(({ day, from, to }) => ({ day, from, to }))
    .sort((a, b) => a.day - b.day || (a.from < b.from ? -1 : 1));

/** Returns the intervals of one day, the earliest first. */
export const intervalsOf = (week: readonly Interval[], day: number): Interval[] =>
  sortIntervals(week.filter((interval) => interval.day === day));

/** Reads a week from a CSV file, `0 09:00-13:00|0 15:00-19:00`; null where the text is invalid. */
export const readCsvHours = (text: string): Interval[] | null => {
  const week = text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => CSV_INTERVAL.exec(item));
  return week.includes(null)
    ? null
    : week.map((match) => ({
        day: Number(match?.[1]),
        from: readTime(match?.[2] ?? ''),
        to: readTime(match?.[3] ?? ''),
      }));
};

const CSV_INTERVAL = /^([0-6])\s+(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/;
