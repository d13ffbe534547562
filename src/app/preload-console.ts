import { wordsIn } from '@/i18n/words';
import { preferredLocale } from '@/providers/preferences';
import { hideBlockedStorage } from '@/providers/storage';

let loading: Promise<typeof import('./Console')> | undefined;

/** Fetches the console's code and words, once; a failed attempt is forgotten, so that the next one asks again. */
export const preloadConsole = () => {
  hideBlockedStorage();
  loading ??= Promise.all([import('./Console'), wordsIn(preferredLocale())]).then(
    ([code]) => code,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};
