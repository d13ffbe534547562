import type { Locale } from '@/core/constants';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import type { MessageTree } from '@/core/messages';
import { accountMessages } from './account.messages';
import type { LatePart } from './late-parts';

type Words = Record<Locale, LoadOnce<MessageTree>>;

/** The console's words in each language but the late ones, fetched once; some came with the login. */
export const catalogues: Words = {
  it: loadOnce(async () => ({
    ...accountMessages.it,
    ...(await import('virtual:catalogue/it')).default,
  })),
  en: loadOnce(async () => ({
    ...accountMessages.en,
    ...(await import('virtual:catalogue/en')).default,
  })),
};

/** The late words of each part and language, fetched once. */
export const lateWords: Record<LatePart, Words> = {
  imports: {
    it: loadOnce(async () => (await import('virtual:catalogue/it/imports')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/imports')).default),
  },
  'pages.builder': {
    it: loadOnce(async () => (await import('virtual:catalogue/it/pages.builder')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/pages.builder')).default),
  },
};
