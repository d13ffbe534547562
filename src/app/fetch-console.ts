import { words } from '@/i18n/words';
import { preferredLocale } from '@/providers/preferences/preferences';
import { hideBlockedStorage } from '@/providers/session/storage';

/** Fetches the console's code and words. */
export const fetchConsole = async () => {
  hideBlockedStorage();
  const [{ Console }] = await Promise.all([import('./Console'), words[preferredLocale()]()]);
  return { Console };
};
