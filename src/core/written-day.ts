import { isDay } from './days';
import { foldAccents } from './fold-accents';

/** The order of day and month in a numeric date: day first, as in Italy, or month first. */
export type DayOrder = 'dmy' | 'mdy';

/**
 * Reads a day as people write it: `31/12/2026`, `31.12.26`, `2026/12/31`, `9 set 2026`, `Sep 9, 2026`. A time after it
 * is ignored, and years of two digits are of this century.
 *
 * @param order the order of numeric dates that do not begin with the year; without it, an ambiguous one, such as
 *   `3/4/2026`, is read with the day first
 * @returns `YYYY-MM-DD`; undefined where it is not a day, or not in this order
 */
export const readDay = (text: string, order?: DayOrder): string | undefined => {
  const written = plain(text);
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year) return wireDayOf(year, month, day);
  const inWords = IN_WORDS.exec(written)?.groups ?? MONTH_FIRST.exec(written)?.groups;
  if (inWords) return wireDayOf(inWords.year, monthOf(inWords.month), inWords.day);
  const [, first, second, last] = YEAR_LAST.exec(written) ?? [];
  const own = { dmy: wireDayOf(last, second, first), mdy: wireDayOf(last, first, second) };
  return order ? own[order] : (own.dmy ?? own.mdy);
};

/**
 * The order of day and month that a date implies; 'either' where it is ambiguous. Undefined where its year comes first
 * or its month is a word, and where it is not a day.
 */
export const dayOrderIn = (text: string): DayOrder | 'either' | undefined => {
  const [, first, second, last] = YEAR_LAST.exec(plain(text)) ?? [];
  const isDayFirst = wireDayOf(last, second, first) !== undefined;
  const isMonthFirst = wireDayOf(last, first, second) !== undefined;
  if (isDayFirst && isMonthFirst) return first === second ? undefined : 'either';
  if (isDayFirst) return 'dmy';
  return isMonthFirst ? 'mdy' : undefined;
};

const plain = (text: string): string =>
  foldAccents(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:,? |t)\d{1,2}[:.]\d{2}(?:[:.]\d{2}.*)?(?: ?[ap]m)?z?$/, '');

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const IN_WORDS = /^(?<day>\d{1,2})[°º.]?[- /]?(?<month>[a-z]{3,})\.?[- /]?(?<year>\d{4}|\d{2})$/;
const MONTH_FIRST = /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/;

const wireDayOf = (year = '', month = '', day = ''): string | undefined => {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
};

/** The number of a month from its name or a prefix of it. */
const monthOf = (name = ''): string | undefined => {
  for (const months of MONTHS) {
    const at = months.findIndex((month) => month.startsWith(name));
    if (at !== -1) return String(at + 1);
  }
  return undefined;
};

/** The Italian and English names of a month by its number, in full and in every abbreviation. */
export const monthNames = (month: number): string[] =>
  MONTHS.flatMap((months) => {
    const name = months[month - 1] ?? '';
    return Array.from(name.slice(SHORTEST - 1), (_, at) => name.slice(0, SHORTEST + at));
  });

const SHORTEST = 'set'.length;

const MONTHS = [
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'january february march april may june july august september october november december',
].map((months) => months.split(' '));
