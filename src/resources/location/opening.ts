/**
 * An interval of a week's opening hours (docs/wire-format.md, 'location'): days count from Monday, 0, and times are
 * `HH:mm`. A day without an interval is closed.
 */
export type Interval = { day: number; from: string; to: string };

export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isTime = (text: unknown): text is string => typeof text === 'string' && TIME.test(text);

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

/** Returns the error of an interval of a week; null where it is valid. */
export const intervalError = (
  week: readonly Interval[],
  at: number,
): 'time' | 'opening_order' | 'opening_overlap' | null => {
  const own = week[at];
  if (!own || !isTime(own.from) || !isTime(own.to)) return 'time';
  if (own.from >= own.to) return 'opening_order';
  // Only the later of the two has the error, because a fix of one fixes both.
  const earlier = week.slice(0, at).filter(({ day }) => day === own.day);
  return earlier.some(({ from, to }) => from < own.to && own.from < to) ? 'opening_overlap' : null;
};

/** Sorts intervals in the order of the week, and strips all but day and times. */
export const sortIntervals = (week: readonly Interval[]): Interval[] =>
  week
    .map(({ day, from, to }) => ({ day, from, to }))
    .sort((a, b) => a.day - b.day || (a.from < b.from ? -1 : 1));

/** Returns the intervals of one day, the earliest first. */
export const intervalsOf = (week: readonly Interval[], day: number): Interval[] =>
  sortIntervals(week.filter((interval) => interval.day === day));

/** Returns `9:00–13:00, 15:00–19:00`; empty where the day is closed. */
export const hoursOf = (intervals: readonly Interval[]): string =>
  intervals.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');

/**
 * Returns the week in one line: `Lun–Ven 9:00–13:00, 15:00–19:00 · Sab 9:00–13:00`. Consecutive days with the same
 * hours are grouped, closed days are left out; empty where all are closed.
 *
 * @param names the seven days, abbreviated in the user's language, Monday first
 */
export const summaryOf = (week: readonly Interval[], names: readonly string[]): string => {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of DAYS) {
    const hours = hoursOf(intervalsOf(week, day));
    const before = runs.at(-1);
    if (before && before.hours === hours && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => {
      const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
      return `${days} ${hours}`;
    })
    .join(' · ');
};

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

/** Returns `9:00` for `09:00`. */
const clock = (time: string) => time.replace(/^0(?=\d:)/, '');
