import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the page is shown and has no pending request, while `isAsked`. */
export const useIsSettled = (isAsked: boolean): boolean => {
  const client = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  // In an effect, so that updates while the console is rendering do not render it again.
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => setIsSettled(isShowing(client) && client.isFetching() === 0);
    look();
    return client.getQueryCache().subscribe(look);
  }, [client, isAsked]);
  return isSettled;
};

/**
 * Whether the page is shown and has made its requests: prefetched rows have no observer. react-admin's own requests
 * about the session do not count.
 */
const isShowing = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some((query) => query.queryKey[0] !== 'auth' && query.isActive());
