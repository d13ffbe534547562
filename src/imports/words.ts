import type { Locale } from '@/core/constants';
import { importWords } from '@/i18n/catalogues';
import { addWords } from '@/providers/preferences/i18n-provider';
import { preferredLocale } from '@/providers/preferences/preferences';

let areNeeded = false;

const load = async (locale: Locale) => addWords(locale, await importWords[locale]());

/** Loads a part of the imports by `loadPart`, and their words in the user's language. */
export const withImportWords = async <Part>(loadPart: () => Promise<Part>): Promise<Part> => {
  areNeeded = true;
  const [part] = await Promise.all([loadPart(), load(preferredLocale())]);
  return part;
};

/** Loads the words of the imports in another language, for a page that may show a part of the imports. */
export const followImportWords = async (locale: Locale): Promise<void> => {
  if (areNeeded) await load(locale);
};
