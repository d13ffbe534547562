import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Numbers, dates and amounts as the reader's language writes them. */
export const useFormats = () => {
  const locale = useLocale();
  return useMemo(() => createFormats(locale), [locale]);
};

/** The formats of `locale`; moments are ISO 8601 texts, amounts decimal euros. */
export const createFormats = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale);
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    number: (value: number) => numbers.format(value),
    euro: (value: number) => euros.format(value),
    day: (value: string | Date) => formatted(days, value),
    moment: (value: string | Date) => formatted(moments, value),
    /** 'ieri', '3 mesi fa'; measured from `now`. */
    ago: (value: string, now = Date.now()) => {
      const seconds = (Date.parse(value) - now) / 1000;
      if (Number.isNaN(seconds)) return value;
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? LAST_UNIT;
      return relative.format(Math.trunc(seconds / size), unit);
    },
  };
};

const formatted = (format: Intl.DateTimeFormat, value: string | Date): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date);
};

const LAST_UNIT: [Intl.RelativeTimeFormatUnit, number] = ['minute', 60];
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  LAST_UNIT,
];
