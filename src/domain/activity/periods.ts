import { DAY_MS } from '@/core/days';

/*
 * Days, weeks and months in UTC up to `now`, in epoch milliseconds: the same in every time zone, and unaffected by
 * clock changes. The index of a moment among them counts from the oldest; it is out of range for a moment outside.
 */

/** Four weeks. */
export const DAYS = 28;
/** 52 whole weeks and the current one. */
export const WEEKS = 53;
/** Twelve whole months and the current one. */
export const MONTHS = 13;

/** The 28 whole days before the day of `now`: four weeks, so that the four before them have the same weekdays. */
export const dayStarts = (now: number): Date[] =>
  countUp(DAYS, (step) => new Date((dayNumberOf(now) - DAYS + step) * DAY_MS));

/** The day four weeks before `start`, which is the same weekday. */
export const previousStart = (start: Date): Date => new Date(start.getTime() - DAYS * DAY_MS);

/** The Mondays of the week of `now` and of the 52 before it. */
export const weekStarts = (now: number): Date[] =>
  countUp(WEEKS, (step) => {
    const week = weekOf(now) - WEEKS + 1 + step;
    return new Date((week * 7 - MONDAY_OFFSET) * DAY_MS);
  });

/** The first days of the month of `now` and of the twelve before it. */
export const monthStarts = (now: number): Date[] =>
  // `monthOf` counts months from 1900, as which `Date.UTC` reads the year 0.
  countUp(MONTHS, (step) => new Date(Date.UTC(0, monthOf(now) - MONTHS + 1 + step)));

/** The index of the moment `time` among the {@link DAYS} before the day of `now`. */
export const dayAt = (now: number, time: number) => DAYS + dayNumberOf(time) - dayNumberOf(now);
/** The index of the moment `time` among the {@link WEEKS} up to the week of `now`. */
export const weekAt = (now: number, time: number) => WEEKS - 1 + weekOf(time) - weekOf(now);

/** The index of `time` among periods that begin at `starts`, ascending; -1 before them. The last one has no end. */
export const placeAmong = (starts: readonly number[], time: number) =>
  starts.findLastIndex((start) => start <= time);

/** The first of January 1970 was a Thursday. */
const MONDAY_OFFSET = 3;

const dayNumberOf = (time: number) => Math.floor(time / DAY_MS);
const weekOf = (time: number) => Math.floor((dayNumberOf(time) + MONDAY_OFFSET) / 7);
const monthOf = (time: number) => {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth();
};

const countUp = <T>(length: number, make: (step: number) => T): T[] =>
  Array.from({ length }, (_, step) => make(step));
