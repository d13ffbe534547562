import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache for the console of one user. A failed read is shown with a Retry and a failed write with its message:
 * nothing is retried automatically, nor paused while the browser thinks it is offline.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
