import type { Locale } from '@/core/constants';
import { loadOnce } from '@/core/load-once';
import type { MessageTree } from '@/core/messages';

const LOADERS: Record<Locale, () => Promise<MessageTree>> = {
  it: loadOnce(async () => (await import('virtual:catalogue/it')).default),
  en: loadOnce(async () => (await import('virtual:catalogue/en')).default),
};

/** The words of the console in one language, fetched once. */
export const wordsIn = (locale: Locale): Promise<MessageTree> => LOADERS[locale]();
