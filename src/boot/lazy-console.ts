import { loadOnce } from '@/core/load-once';
import { catalogues } from '@/i18n/catalogues';
import { preferredLocale } from '@/providers/preferences/preferences';
import { hideBlockedStorage } from '@/providers/session/storage';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { isListAddress } from './list-address';

const fetchConsole = async () => {
  hideBlockedStorage();
  if (isListAddress(window.location.hash)) preloadLists();
  const [Console] = await Promise.all([loadConsole(), catalogues[preferredLocale()]()]);
  return { Console };
};

/**
 * The code shared by all lists loads in parallel with the console. A failed preload is ignored: the list loads it
 * again.
 */
const preloadLists = () => void import('@/kit/list/ListPage').catch(() => undefined);

/** Separate from the words: if they fail to load, the next attempt must not create a second router. */
const loadConsole = loadOnce(async () => (await import('@/app/console/Console')).createConsole());

/** The console; its code and words are fetched when it is first shown, or by `preload`. */
export const LazyConsole = lazyComponent(fetchConsole, 'Console');

/**
 * Settles once a signed-in user's page can be rendered in one go, or loading failed: rendering it then shows the error.
 */
export const onConsoleLoaded = async (): Promise<void> => {
  await Promise.allSettled([LazyConsole.load(), loadUrlScheme()]);
};
