import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { useLatestLocation } from './documented-location';
import { queryText } from './query-text';

/**
 * Returns the text of the parameter `name` in the address's query, null without it, and a function that writes it; null
 * removes it. The back button undoes a write, unless it replaces the entry of the history.
 */
export const useSearchParam = (name: string) => {
  const { pathname, search } = useLocation();
  const { latest, headedFor } = useLatestLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (text: string | null, { replace } = { replace: false }) => {
      // The query of an earlier write counts, although its page may still be drawn.
      const pending = headedFor();
      if (pending.pathname !== latest.current.pathname) return;
      const query = new URLSearchParams(pending.search);
      if (text === null) query.delete(name);
      else query.set(name, text);
      const written = queryText(query);
      // With its path: a query alone is dropped while the page of an earlier write is still being drawn.
      navigate({ pathname, search: written && `?${written}` }, { replace });
    },
    [name, pathname, latest, headedFor, navigate],
  );
  return [new URLSearchParams(search).get(name), write] as const;
};
