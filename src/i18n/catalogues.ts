import type { Locale } from '@/core/constants';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import type { MessageTree } from '@/core/messages';
import { accountMessages } from './account.messages';

type Words = Record<Locale, LoadOnce<MessageTree>>;

/** The console's words in each language but those of the imports, fetched once; some came with the login. */
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

/** The words of the imports, an eighth of the catalogue: they are fetched with the code that shows them. */
export const importWords: Words = {
  it: loadOnce(async () => (await import('virtual:catalogue/it/imports')).default),
  en: loadOnce(async () => (await import('virtual:catalogue/en/imports')).default),
};
