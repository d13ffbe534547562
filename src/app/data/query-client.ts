import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what was read, for the console of one reader. A failed read is shown with a Retry and a failed
 * write with its message: nothing asks twice by itself, nor waits in silence while the browser thinks it is
 * offline.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
