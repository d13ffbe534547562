import type { Locale } from '@/core/constants';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import type { MessageTree } from '@/core/messages';

/** The console's words in each language, fetched once. */
export const catalogues: Record<Locale, LoadOnce<MessageTree>> = {
  it: loadOnce(async () => (await import('virtual:catalogue/it')).default),
  en: loadOnce(async () => (await import('virtual:catalogue/en')).default),
};
