import { isDay, isWholeMonths } from '@/core/days';
import { lineOf } from '@/core/text';

/**
 * Formats of days and moments for `locale`, in the user's time zone except those of `utc`. They take a `Date` or an
 * ISO 8601 text; anything that is not a date is returned as a line of text. Each is created on first use.
 */
export const dateFormats = (locale: string) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (value: string | Date): string => {
      const date = dateOf(value);
      if (!date) return lineOf(String(value));
      return (format ??= new Intl.DateTimeFormat(locale, options)).format(date);
    };
  };
  const figures = figuresOf(locale);
  const time = formatter({ timeStyle: 'short' });
  return {
    /** 'venerdì 21 novembre 2025' */
    fullDay: formatter({ dateStyle: 'full' }),
    /** '21 nov 2025' */
    date: formatter({ dateStyle: 'medium' }),
    /** '21/11/2025 15:30', as spreadsheets take it. */
    momentFigures: (value: string | Date) =>
      dateOf(value) ? `${figures(value)} ${time(value)}` : lineOf(String(value)),
    /** '21 nov 2025, 15:30' */
    moment: formatter({ dateStyle: 'medium', timeStyle: 'short' }),
    /** '15:30' */
    time,
    /** The days of the week, from Monday: 'lunedì' or 'lun'. */
    weekdays: (width: 'long' | 'short') => weekdaysOf(locale, width),
    /** The months, from January: 'gennaio'. */
    months: () => monthsOf(locale),
    utc: {
      ...utcFormats((options) => formatter({ ...options, timeZone: 'UTC' })),
      /** '30/6/2026', as spreadsheets take it. */
      figures: figuresOf(locale, 'UTC'),
    },
  };
};

/** Checked first, because `new Date` reads a date into many texts with a number: 'Phase 2' as the first of February. */
const dateOf = (value: string | Date): Date | null => {
  const date = new Date(value);
  const isText = typeof value === 'string';
  return Number.isNaN(date.getTime()) || (isText && !isDay(value)) ? null : date;
};

/** Numeric dates in the order of the language and without leading zeros, whatever the browser's locale data say. */
const figuresOf = (locale: string, timeZone?: string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (value: string | Date): string => {
    const date = dateOf(value);
    if (!date) return lineOf(String(value));
    format ??= new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone,
    });
    const parts = format.formatToParts(date);
    return parts.map(({ value: part }) => part.replace(/^0+(?=\d)/, '')).join('');
  };
};

type Formatter = (options: Intl.DateTimeFormatOptions) => (value: string | Date) => string;

/** Days and months in UTC, as statistics count them. */
const utcFormats = (formatter: Formatter) => {
  const day = formatter({ dateStyle: 'medium' });
  const shortDay = formatter({ day: 'numeric', month: 'short' });
  const shortMonth = formatter({ month: 'short' });
  const month = formatter({ month: 'long', year: 'numeric' });
  const monthName = formatter({ month: 'long' });
  const days = (from: Date, to: Date): string => {
    const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
    const isOneMonth = isOneYear && from.getUTCMonth() === to.getUTCMonth();
    if (isOneMonth && from.getUTCDate() === to.getUTCDate()) return day(to);
    if (isOneMonth) return `${from.getUTCDate()}–${day(to)}`;
    return `${(isOneYear ? shortDay : day)(from)} – ${day(to)}`;
  };
  return {
    /** '30 giu 2026' */
    day,
    /** '30 giu' */
    shortDay,
    /** '1 mar – 30 giu 2026', within one month '1–30 giu 2026'. */
    days,
    /** 'giugno 2026' */
    month,
    /** 'giugno' */
    monthName,
    /** Whole months by name, 'marzo 2026', 'marzo–maggio 2026'; other days as `days` writes them. */
    span: (from: Date, to: Date) => {
      if (!isWholeMonths(from, to)) return days(from, to);
      const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
      if (!isOneYear) return `${month(from)} – ${month(to)}`;
      return from.getUTCMonth() === to.getUTCMonth()
        ? month(to)
        : `${monthName(from)}–${month(to)}`;
    },
    /** For an axis of months: 'giu', with the year on a second line in January and for the first month. */
    monthTick: (value: Date, first?: Date) =>
      value.getUTCMonth() === 0 || value.getTime() === first?.getTime()
        ? `${shortMonth(value)}\n${value.getUTCFullYear()}`
        : shortMonth(value),
    /** 'lun 30 giu' */
    weekday: formatter({ weekday: 'short', day: 'numeric', month: 'short' }),
  };
};

const weekdaysOf = (locale: string, weekday: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1)));
};

const monthsOf = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)));
};
