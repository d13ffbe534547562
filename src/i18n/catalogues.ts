import type { Locale } from '@/core/constants';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import type { MessageTree } from '@/core/messages';
import { accountMessages } from './account.messages';

/** The console's words in each language but the late ones, fetched once; some came with the login. */
export const catalogues: Record<Locale, LoadOnce<MessageTree>> = {
  it: loadOnce(async () => ({
    ...accountMessages.it,
    ...(await import('virtual:catalogue/it')).default,
  })),
  en: loadOnce(async () => ({
    ...accountMessages.en,
    ...(await import('virtual:catalogue/en')).default,
  })),
};
