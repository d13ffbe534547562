import { useSyncExternalStore } from 'react';
import { readHash } from './read-hash';

/** Path and query after the `#`, without a router: the account area is shown before the console's router has loaded. */
export const useHashLocation = (): string => useSyncExternalStore(subscribe, readHash, readHash);

/** Replaces the current entry of the history by `location`. */
export const replaceHash = (location: string): void => {
  window.location.replace(`#${location}`);
  notifyLocationListeners();
};

/** Notifies {@link useHashLocation} of a navigation without a browser event (`history.pushState`). */
export const notifyLocationListeners = (): void => {
  for (const listener of listeners) listener();
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
};
