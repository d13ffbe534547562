import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '@/providers/session/session';

/** Invalidates react-admin's cached permissions at each change of the session, from which they are answered. */
export const useAuthInvalidation = (queryClient: QueryClient): void =>
  useEffect(
    () => session.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })),
    [queryClient],
  );
