import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the page is shown and has no pending request, while `isEnabled`. */
export const useIsSettled = (isEnabled: boolean): boolean => {
  const client = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  // In an effect, so that changes while the console is rendering do not render it again.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const update = () => setIsSettled(isShowing(client) && client.isFetching() === 0);
    update();
    return client.getQueryCache().subscribe(update);
  }, [client, isEnabled]);
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
