import { intlFormatDistance } from 'date-fns/intlFormatDistance';
import { useLocale } from 'react-admin';
import { today } from '@/core/days';
import { DAY_MS } from '@/core/presence';

/** Numbers, dates and amounts as the reader's language writes them. */
export const useFormats = () => formatsOf(useLocale());

/** A format is dear to make, and every cell of a table asks for one. */
const formatsOf = (locale: string): Formats => {
  const made = known.get(locale) ?? createFormats(locale);
  known.set(locale, made);
  return made;
};

type Formats = ReturnType<typeof createFormats>;
const known = new Map<string, Formats>();

/** The formats of `locale`; moments are ISO 8601 texts, amounts decimal euros. */
const createFormats = (locale: string) => {
  // Italian would leave four digits together: '1234' above '12.345' in one column.
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  const euroTicks = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  const coordinates = new Intl.NumberFormat(locale, { maximumFractionDigits: 5 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const fullDays = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const changes = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const unitOf = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const seconds = unitOf('second');
  const minutes = unitOf('minute');
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const utcDays = utc({ dateStyle: 'medium' });
  const utcShortDays = utc({ day: 'numeric', month: 'short' });
  const utcMonths = utc({ month: 'long', year: 'numeric' });
  const utcShortMonths = utc({ month: 'short' });
  return {
    number: (value: number) => numbers.format(value),
    euro: (value: number) => euros.format(value),
    /** Of a scale: without cents. */
    euroTick: (value: number) => euroTicks.format(value),
    /** A part of one as '12,5%'. */
    share: (value: number) => shares.format(value),
    /** A change, as a part of what was before, as '+12,5%'. */
    change: (value: number) => changes.format(value),
    /** Between a number's whole part and the rest. */
    decimalSign: numbers.format(0.5).charAt(1),
    /** Of latitude or longitude, as '45,4642°'. */
    degrees: (value: number) => `${coordinates.format(value)}°`,
    /** Of the week, from Monday on, as 'lunedì' or 'lun'. */
    weekdays: (width: 'long' | 'short') => weekdaysOf(locale, width),
    /** From January on, as 'gennaio'. */
    months: () => monthsOf(locale),
    day: (value: string | Date) => formatted(days, value),
    /** 'venerdì 21 novembre 2025' */
    fullDay: (value: string | Date) => formatted(fullDays, value),
    /** Days and months of UTC, as statistics count them. */
    utc: {
      day: (value: Date) => formatted(utcDays, value),
      /** '1 mar – 30 giu 2026' */
      days: (from: Date, to: Date) => {
        const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
        const start = formatted(isOneYear ? utcShortDays : utcDays, from);
        return `${start} – ${formatted(utcDays, to)}`;
      },
      shortDay: (value: Date) => formatted(utcShortDays, value),
      month: (value: Date) => formatted(utcMonths, value),
      /** 'nov' on an axis of months; January tells the year instead. */
      monthTick: (value: Date) =>
        value.getUTCMonth() === 0 ? String(value.getUTCFullYear()) : utcShortMonths.format(value),
    },
    moment: (value: string | Date) => formatted(moments, value),
    /** Milliseconds as '20 secondi' or '3 minuti'. */
    duration: (milliseconds: number) =>
      milliseconds < MINUTE_MS
        ? seconds.format(Math.ceil(milliseconds / 1000))
        : minutes.format(Math.ceil(milliseconds / MINUTE_MS)),
    /** A day of UTC as 'domani' or 'tra 3 mesi', from today on. */
    fromToday: (day: Date, now = today()) =>
      intlFormatDistance(day, now, {
        locale,
        unit: Math.abs(day.getTime() - now.getTime()) < 60 * DAY_MS ? 'day' : 'month',
      }),
    /** 'ieri', '3 mesi fa'; measured from `now`. */
    ago: (value: string, now = Date.now()) =>
      Number.isNaN(Date.parse(value))
        ? value
        : intlFormatDistance(value, now, {
            locale,
            unit: isQuarters(now - Date.parse(value)) ? 'month' : undefined,
          }),
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

const MINUTE_MS = 60_000;

/** 'Four months ago' is at once understood, 'last quarter' is not. */
const isQuarters = (distance: number) =>
  Math.abs(distance) >= 90 * DAY_MS && Math.abs(distance) < 365 * DAY_MS;

const formatted = (format: Intl.DateTimeFormat, value: string | Date): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date);
};
