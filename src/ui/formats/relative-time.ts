import { intlFormatDistance } from 'date-fns/intlFormatDistance';
import { DAY_MS, today } from '@/core/days';
import { lineOf } from '@/core/text';

/** Formats of durations and relative times for `locale`. */
export const relativeTimeFormats = (locale: string) => {
  const inUnits = (count: number, unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return {
    /** Milliseconds, rounded up: '20 secondi' or '3 minuti'. */
    duration: (milliseconds: number) =>
      milliseconds < MINUTE_MS
        ? inUnits(Math.ceil(milliseconds / 1000), 'second')
        : inUnits(Math.ceil(milliseconds / MINUTE_MS), 'minute'),
    /** A day in UTC, relative to today: 'domani', 'tra 3 mesi'. */
    fromToday: (day: Date, now = today()) =>
      intlFormatDistance(day, now, {
        locale,
        unit: Math.abs(day.getTime() - now.getTime()) < 60 * DAY_MS ? 'day' : 'month',
      }),
    /**
     * An ISO 8601 moment relative to `now`: 'ieri', '3 mesi fa'. Anything that is not a date is returned as a line of
     * text.
     */
    ago: (value: string, now = Date.now()) => {
      const distance = now - Date.parse(value);
      if (Number.isNaN(distance)) return lineOf(value);
      return intlFormatDistance(value, now, { locale, unit: unitOf(distance) });
    },
  };
};

const MINUTE_MS = 60_000;

/** The unit for a distance that would be counted in weeks or quarters; undefined for the one that fits best. */
const unitOf = (distance: number) => {
  const days = Math.abs(distance) / DAY_MS;
  // '18 days ago' is more precise than '3 weeks ago', and 'four months ago' clearer than 'last quarter'.
  if (days >= 6 && days < 30) return 'day';
  return days >= 90 && days < 365 ? 'month' : undefined;
};
