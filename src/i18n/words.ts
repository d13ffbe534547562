import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';

const LOADERS: Record<Locale, () => Promise<{ default: MessageTree }>> = {
  it: () => import('virtual:catalogue/it'),
  en: () => import('virtual:catalogue/en'),
};
const known = new Map<Locale, Promise<MessageTree>>();

/**
 * The words of the console in one language, fetched once; the same promise until it fails, so that a
 * component may wait for it with `use`.
 */
export const wordsIn = (locale: Locale): Promise<MessageTree> => {
  const words = known.get(locale) ?? fetchWords(locale);
  known.set(locale, words);
  return words;
};

const fetchWords = async (locale: Locale): Promise<MessageTree> => {
  try {
    return (await LOADERS[locale]()).default;
  } catch (error) {
    known.delete(locale);
    throw error;
  }
};
