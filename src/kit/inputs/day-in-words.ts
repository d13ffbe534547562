import { DAY_MS, today } from '@/core/days';
import { readDay } from '@/core/written-day';

/**
 * Reads a day whose month is a word ('15 dic 2026', 'martedì 15 dicembre'), or one near today by its name ('domani').
 *
 * @param years the years that a day without one may be in
 * @param start the first day that a day without a year may be, `YYYY-MM-DD`; empty if it may be any
 * @returns `YYYY-MM-DD`
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

/** The day of the week, or an article. */
const FIRST_WORD = /^\p{L}+[.,]?\s+/u;

/** Yesterday, today, tomorrow and the day after it, by their names in the language. */
const nearDay = (text: string, locale: string): string | undefined => {
  const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const typed = text.toLowerCase();
  const offset = [-1, 0, 1, 2].find((days) => names.format(days, 'day') === typed);
  if (offset === undefined) return undefined;
  return new Date(today().getTime() + offset * DAY_MS).toISOString().slice(0, 10);
};

/** The parts of a moment whose day has several words: four figures after it without a separator are its year. */
export const MOMENT_IN_WORDS =
  /^(.+?)(?:,?\s+(?:(?:alle|ore|at)\s+)*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?)?$/i;
