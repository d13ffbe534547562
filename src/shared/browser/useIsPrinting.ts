import { useSyncExternalStore } from 'react';

/**
 * Whether the page is being printed: from just before the browser lays it out on paper until it is done. What depends
 * on it is rendered in time for the paper.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

let isPrinting = false;

const subscribe = (onChange: () => void) => {
  const tell = (printing: boolean) => () => {
    isPrinting = printing;
    onChange();
  };
  const begin = tell(true);
  const end = tell(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};
