import { loadOnce } from '@/core/load-once';
import { words } from '@/i18n/words';
import { preferredLocale } from '@/providers/preferences/preferences';
import { hideBlockedStorage } from '@/providers/session/storage';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { isListAddress } from './list-address';

const fetchConsole = async () => {
  hideBlockedStorage();
  if (isListAddress(window.location.hash)) preloadLists();
  const [Console] = await Promise.all([loadConsole(), words[preferredLocale()]()]);
  return { Console };
};

/** What all lists share comes beside the console, not after it. A failed preload is nobody's loss: the list asks again. */
const preloadLists = () => void import('@/kit/list/ListPage').catch(() => undefined);

/** Apart from the words: where they do not come, the next attempt must not make a second router. */
const loadConsole = loadOnce(async () => (await import('@/app/console/Console')).createConsole());

/** The console, whose code and words are fetched when it is first shown, or by `preload`. */
export const LazyConsole = lazyComponent(fetchConsole, 'Console');

/** Settles once a signed-in reader's page can be drawn in one go, or what it needs did not come: drawing it says so. */
export const onConsoleLoaded = async (): Promise<void> => {
  await Promise.allSettled([LazyConsole.load(), loadUrlScheme()]);
};
