import { useLocale } from 'react-admin';
import { dateFormats } from './dates';
import { formatLocale } from './format-locale';
import { numberFormats } from './numbers';
import { relativeTimeFormats } from './relative-time';

/** Numbers, amounts, dates and relative times as the reader's language writes them. */
export const useFormats = (): Formats => formatsOf(useLocale());

/** Made once for each language: a format is dear to make, and every cell of a table asks for one. */
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
