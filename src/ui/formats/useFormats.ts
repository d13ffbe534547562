import { useLocale } from 'react-admin';
import { dateFormats } from './dates';
import { formatLocale } from './format-locale';
import { numberFormats } from './numbers';
import { relativeTimeFormats } from './relative-time';

/** Formats of numbers, amounts, dates and relative times in the user's language. */
export const useFormats = (): Formats => formatsOf(useLocale());

/** Made once per language: formats are expensive, and every cell of a table uses one. */
const formatsOf = (locale: string): Formats => {
  const made = cache.get(locale) ?? createFormats(locale);
  cache.set(locale, made);
  return made;
};

const createFormats = (language: string) => {
  const locale = formatLocale(language);
  return { ...numberFormats(locale), ...dateFormats(locale), ...relativeTimeFormats(locale) };
};

export type Formats = ReturnType<typeof createFormats>;
const cache = new Map<string, Formats>();
