import { formatLocale } from '@/ui/formats/format-locale';
import { dayOf, isDay } from '@/core/days';
import { loadOnce } from '@/core/load-once';

/**
 * Formats days and moments in figures of a language, and parses typed ones. On the wire, days are `YYYY-MM-DD` and
 * moments ISO 8601 texts in UTC.
 */
export type DateNotation = {
  /** An example for the hint, such as '31/12/2026'. */
  example: string;
  /** Formats a wire value in figures; returns any other text unchanged. */
  write: (value: string) => string;
  /** Parses a typed text to a wire value; null if it is incomplete or invalid. */
  read: (typed: string) => string | null;
  /** Formats a wire value in words, 'venerdì 21 novembre 2025'; null if it is invalid. */
  spell: (value: string) => string | null;
  /** Whether a text is a wire value. */
  isValid: (value: string) => boolean;
  /** Key of the message for an invalid text. */
  error: string;
};

/**
 * The notation of days: figures in the order of `language` with any separator or none, `YYYY-MM-DD`, words ('15 dic
 * 2026', 'martedì 15 dicembre'), or a day near today ('domani', 'lunedì', 'fra 3 giorni'). Without a year, a day is in
 * the current one, or in the first one in which it is not before `start`.
 *
 * @param start the first day of the period, if the input is for its last day
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

/** Parses days in words, which are rarely typed; until it is loaded, only figures are parsed. */
export const loadDayWords = loadOnce(() => import('./day-in-words'));

/** Earlier days are typing errors: no promotion or sale is that old. */
const EARLIEST = '1900-01-01';

const PARTS = ['day', 'month', 'year'] as const;

/** Formats and parses UTC days in figures, in the order of `locale`. */
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

/** The candidate years of a day typed without one: the current year and, with a start, its year and the next. */
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
