import { loadOnce } from '@/core/load-once';
import { words } from '@/i18n/words';
import { preferredLocale } from '@/providers/preferences/preferences';
import { hideBlockedStorage } from '@/providers/session/storage';
import { lazyComponent } from '@/shared/lazy/lazy-component';

const fetchConsole = async () => {
  hideBlockedStorage();
  const [Console] = await Promise.all([loadConsole(), words[preferredLocale()]()]);
  return { Console };
};

/** Apart from the words: where they do not come, the next attempt must not make a second router. */
const loadConsole = loadOnce(async () => (await import('../console/Console')).createConsole());

/** The console, whose code and words are fetched when it is first shown, or by `preload`. */
export const LazyConsole = lazyComponent(fetchConsole, 'Console');
