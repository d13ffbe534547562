import { useSyncExternalStore } from 'react';
import { createListeners } from '@/core/listeners';
import { readHash } from './read-hash';

const listeners = createListeners();

/** Path and query after the `#`, without a router: the account area is shown before the console's router has loaded. */
export const useHashLocation = (): string => useSyncExternalStore(subscribe, readHash, readHash);

/** Replaces the current entry of the history by `location`. */
export const replaceHash = (location: string): void => {
  window.location.replace(`#${location}`);
  notifyLocationListeners();
};

/** Notifies {@link useHashLocation} of a navigation without a browser event (`history.pushState`). */
export const notifyLocationListeners = listeners.notify;

const subscribe = (listener: () => void) => {
  const stop = listeners.subscribe(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    stop();
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
};
