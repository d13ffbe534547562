import { useSyncExternalStore } from 'react';

/**
 * Whether the page is being printed. It changes just before the browser lays out the paper, so that dependent content
 * is rendered in time.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, read, read);

let isPrinting = false;

const read = () => isPrinting;

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
