import type { Locale } from '@/core/constants';
import type { LatePart } from '@/i18n/late-parts';
import { lateWords } from '@/i18n/late-words';
import { addWords } from './i18n-provider';
import { preferredLocale } from './preferences';

const needed = new Set<LatePart>();

const load = async (part: LatePart, locale: Locale) =>
  addWords(locale, await lateWords(part, locale));

/** Loads code by `loadCode` and, at the same time, the words of one or more parts in the user's language. */
export const withWords = async <Code>(
  parts: LatePart | readonly LatePart[],
  loadCode: () => Promise<Code>,
): Promise<Code> => {
  const late = [parts].flat();
  for (const part of late) needed.add(part);
  const [code] = await Promise.all([
    loadCode(),
    ...late.map((part) => load(part, preferredLocale())),
  ]);
  return code;
};

/** Loads all late words needed so far in another language, because a page may show them. */
export const loadNeededWords = async (locale: Locale): Promise<void> => {
  await Promise.all([...needed].map((part) => load(part, locale)));
};
