import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '@/providers/session/session';

/** Has react-admin ask anew who may do what whenever the session changes: the answers come from it. */
export const useFreshAuthorization = (queryClient: QueryClient): void =>
  useEffect(
    () => session.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })),
    [queryClient],
  );
