import { useSyncExternalStore } from 'react';

/**
 * The address after the `#`, without a router: the account area is shown before the console's is loaded.
 */
export const useHashLocation = (): string => useSyncExternalStore(subscribe, readHash);

/** Path and query after the `#`; `/` where there is none. */
const readHash = (): string => {
  const hash = window.location.hash.slice(1);
  return hash.startsWith('/') ? hash : `/${hash}`;
};

/** Goes to `location` in place of the current entry of the history. */
export const replaceHash = (location: string): void => {
  window.location.replace(`#${location}`);
  announceLocation();
};

/** Tells those who watch the address of a move the browser has no event for (`history.pushState`). */
export const announceLocation = (): void => {
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
