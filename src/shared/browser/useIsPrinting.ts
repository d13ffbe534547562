import { useSyncExternalStore } from 'react';

/**
 * Whether the page is being printed: from just before the browser lays it out on paper until it is done. What depends
 * on it is rendered in time for the paper.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

let isPrinting = false;
const listeners = new Set<() => void>();

const tell = (printing: boolean) => () => {
  isPrinting = printing;
  for (const listener of listeners) listener();
};

window.addEventListener('beforeprint', tell(true));
window.addEventListener('afterprint', tell(false));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
