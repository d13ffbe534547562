import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { useLatestLocation } from './documented-location';
import { queryText } from './query-text';

/**
 * The value of the query parameter `name`, null without it, and a function that sets it; null removes it. The back
 * button undoes a change, unless it replaced the history entry.
 */
export const useSearchParam = (name: string) => {
  const { pathname, search } = useLocation();
  const { latest, headedFor } = useLatestLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (text: string | null, { replace } = { replace: false }) => {
      // Starts from the pending query: an earlier change may not have rendered yet.
      const pending = headedFor();
      if (pending.pathname !== latest.current.pathname) return;
      const query = new URLSearchParams(pending.search);
      if (text === null) query.delete(name);
      else query.set(name, text);
      const written = queryText(query);
      // Includes the path, because a query alone is dropped while an earlier change is still rendering.
      navigate({ pathname, search: written && `?${written}` }, { replace });
    },
    [name, pathname, latest, headedFor, navigate],
  );
  return [new URLSearchParams(search).get(name), write] as const;
};
