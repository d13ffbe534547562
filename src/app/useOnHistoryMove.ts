import { useEffect } from 'react';

/**
 * Calls `run`, which must not change, when the browser's Back or Forward, or an address typed into its bar, leads to
 * another page: a layer over the page must not remain over that one.
 */
export const useOnHistoryMove = (run: () => void) =>
  useEffect(() => {
    window.addEventListener('popstate', run);
    return () => window.removeEventListener('popstate', run);
  }, [run]);
