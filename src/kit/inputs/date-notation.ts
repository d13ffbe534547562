import { formatLocale } from '@/ui/formats/format-locale';
import { dayOf, isDay } from '@/core/days';
import { loadOnce } from '@/core/load-once';

/**
 * Writes days and moments in a language's numeric format, and parses them as typed. Days are `YYYY-MM-DD` on the wire,
 * moments ISO 8601 texts in UTC.
 */
export type DateNotation = {
  /** '31/12/2026', for the hint on how to write one. */
  example: string;
  /** Writes a wire value in figures; any other text is returned unchanged. */
  write: (value: string) => string;
  /** The typed text as a wire value; null if it is not one yet. */
  read: (typed: string) => string | null;
  /** A wire value in words, 'venerdì 21 novembre 2025'; null if it is not one. */
  spell: (value: string) => string | null;
  /** Whether a text is a wire value. */
  isValid: (value: string) => boolean;
  /** Key of the message for any other text. */
  error: string;
};

/**
 * Days: figures in the order of `language` with any separator or none, `YYYY-MM-DD`, words ('15 dic 2026', 'martedì 15
 * dicembre'), or a day near today ('domani', 'lunedì', 'fra 3 giorni'). A day and month without a year are in the current
 * one, or in the next one after `start` if that would be before it.
 *
 * @param start the first day of the period that the day ends
 */
export const dayNotation = (language: string, start = ''): DateNotation => {
  const locale = formatLocale(language);
  const day = dayFormatOf(locale);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const write = (value: string) => {
    const date = wireDay(value);
    return date ? day.write(date) : value;
  };
  return {
    example: write('2026-12-31'),
    write,
    read: (typed) => day.read(typed, isDay(start) ? start.slice(0, 10) : ''),
    spell: (value) => {
      const date = wireDay(value);
      return date && words.format(date);
    },
    isValid: isDay,
    error: 'validation.day',
  };
};

const wireDay = (value: string) => (isDay(value) ? dayOf(value) : null);

/** Reads days in words, which are rarely typed: until it is loaded, only figures are read. */
export const loadDayWords = loadOnce(() => import('./day-in-words'));

/** Earlier days are slips of the keyboard: nothing that is planned or sold was then. */
const EARLIEST = '1900-01-01';

const PARTS = ['day', 'month', 'year'] as const;

/** Days of UTC in figures, in the order of `locale`. */
export const dayFormatOf = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const order = format
    .formatToParts(0)
    .map(({ type }) => PARTS.find((part) => part === type))
    .filter((part) => part !== undefined);
  const read = (typed: string, start = ''): string | null => {
    const text = typed.trim();
    const figures = figuresOf(text, order);
    if (!figures) {
      const written = loadDayWords.loaded()?.readDayInWords(text, locale, yearsFrom(start), start);
      return written && written >= EARLIEST ? written : null;
    }
    const { year, month, day } = figures;
    const years = year ? [year.length === 2 ? `20${year}` : year] : yearsFrom(start);
    const days = years
      .map((each) => `${each}-${pad(month)}-${pad(day)}`)
      .filter((each) => isDay(each) && each >= EARLIEST);
    return days.find((each) => year !== undefined || each >= start) ?? null;
  };
  return { write: (date: Date) => format.format(date), read };
};

/** The years that a day without one may be in: this one; with a start, its year and the one after. */
const yearsFrom = (start: string): number[] => {
  const now = new Date().getFullYear();
  const own = Number(start.slice(0, 4));
  return start === '' ? [now] : [now, own, own + 1];
};

type Figures = Record<'day' | 'month', string> & { year?: string };

const figuresOf = (typed: string, order: readonly (keyof Figures)[]): Figures | null => {
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(typed);
  if (iso) return iso.groups as Figures;
  const groups = order.map(
    (part) => `(?<${part}>${part === 'year' ? '\\d{4}|\\d{2}' : '\\d{1,2}'})`,
  );
  const separated = new RegExp(`^${groups.join('[./-]')}$`).exec(typed);
  if (separated) return separated.groups as Figures;
  const yearless = groups.filter((_, at) => order[at] !== 'year');
  const ofThisYear = new RegExp(`^${yearless.join('[./-]')}$`).exec(typed);
  if (ofThisYear) return ofThisYear.groups as Figures;
  const joined = order.map((part) => `(?<${part}>${part === 'year' ? '\\d{4}|\\d{2}' : '\\d{2}'})`);
  return (new RegExp(`^${joined.join('')}$`).exec(typed)?.groups as Figures | undefined) ?? null;
};

const pad = (figures: string) => figures.padStart(2, '0');
