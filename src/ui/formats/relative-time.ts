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
      const unit = isQuarters(distance) ? 'month' : undefined;
      return intlFormatDistance(value, now, { locale, unit });
    },
  };
};

const MINUTE_MS = 60_000;

/** Whether the distance would be counted in quarters: 'four months ago' is clearer than 'last quarter'. */
const isQuarters = (distance: number) =>
  Math.abs(distance) >= 90 * DAY_MS && Math.abs(distance) < 365 * DAY_MS;
