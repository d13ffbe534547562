import { DAY_MS, today } from '@/core/days';
import { foldAccents } from '@/core/fold-accents';
import { readDay } from '@/core/written-day';

/**
 * Parses a day whose month is a word ('15 dic 2026', 'martedì 15 dicembre'), or one near today by its name or distance
 * ('domani', 'lunedì', 'fra 3 giorni').
 *
 * @param years the candidate years of a day without one
 * @param start the earliest day to assume if there is no year, `YYYY-MM-DD`; empty for any
 * @returns `YYYY-MM-DD`; undefined if the text is not a day
 */
export const readDayInWords = (
  text: string,
  locale: string,
  years: readonly number[],
  start: string,
): string | undefined => {
  const forms = [text, text.replace(FIRST_WORD, '')];
  const inYears = forms.flatMap((form) => years.map((year) => `${form} ${year}`));
  const [day] = daysIn(forms);
  return nearDay(text, locale) ?? day ?? daysIn(inYears).find((each) => each >= start);
};

const daysIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => readDay(text, 'dmy') ?? []);

/** A weekday, or an article. */
const FIRST_WORD = /^\p{L}+[.,]?\s+/u;

/** A day given by its name in the language, or by its distance from today in Italian or English. */
const nearDay = (text: string, locale: string): string | undefined => {
  const typed = foldAccents(text).replace(/\s+/g, ' ');
  const offset = distanceIn(typed) ?? namedOffset(typed, locale);
  return offset === undefined ? undefined : dayAt(offset).toISOString().slice(0, 10);
};

const dayAt = (offset: number) => new Date(today().getTime() + offset * DAY_MS);

/** The days from today to a named day: yesterday up to the day after tomorrow, or the next such weekday after today. */
const namedOffset = (typed: string, locale: string): number | undefined => {
  const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const isTyped = (name: string) => foldAccents(name) === typed;
  return (
    [-1, 0, 1, 2].find((days) => isTyped(names.format(days, 'day'))) ??
    [1, 2, 3, 4, 5, 6, 7].find((days) => isTyped(weekdays.format(dayAt(days))))
  );
};

const distanceIn = (typed: string): number | undefined => {
  const [, count, days] = DISTANCE.exec(typed) ?? [];
  return count === undefined ? undefined : (Number(count) || 1) * (days ? 1 : 7);
};

/** 'fra 3 giorni', 'in a week'. */
const DISTANCE =
  /^(?:fra|tra|in) ([1-9]\d{0,2}|una?|a|one) (?:(giorn[oi]|days?)|settiman[ae]|weeks?)$/;

/** The parts of a moment whose day has several words; four figures after them without a separator are the year. */
export const MOMENT_IN_WORDS =
  /^(.+?)(?:,?\s+(?:(?:alle|ore|at)\s+)*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?)?$/i;
