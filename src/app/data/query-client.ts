import { QueryClient } from '@tanstack/react-query';
import { session } from '@/providers/session/session';

/**
 * The cache of what was read, for the console of one reader. A failed read is shown with a Retry and a failed
 * write with its message: nothing asks twice by itself, nor waits in silence while the browser thinks it is
 * offline.
 */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Asked again by each view that comes, react-admin's own questions would render all of it twice more.
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  // The console is drawn for nobody else: it need not wait for react-admin to ask for them first.
  client.setQueryData(['auth', 'checkAuth', {}], true);
  client.setQueryData(['auth', 'getPermissions', {}], session.current()?.user.roles ?? []);
  return client;
};
