import { DAYS, intervalsOf, type Interval } from './opening';

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

/** Returns `9:00` for `09:00`. */
const clock = (time: string) => time.replace(/^0(?=\d:)/, '');
