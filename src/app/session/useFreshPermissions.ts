import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshProfile } from '@/providers/data/profile-watch';
import { useCurrentUser } from '@/providers/session/use-session';

/**
 * Reads the profile behind the first page: what was stored of the user may be a day old. Where roles,
 * companies or locations of the reader turn out to have changed, all that was read before is read again, but
 * the records in forms, which are being worked on.
 */
export const useFreshPermissions = (queryClient: QueryClient): void => {
  useEffect(() => void refreshProfile(), []);
  const { roles, companyCodes, locationCodes } = useCurrentUser();
  const scope = JSON.stringify([roles, companyCodes, locationCodes]);
  const known = useRef(scope);
  useEffect(() => {
    if (known.current === scope) return;
    known.current = scope;
    queryClient.removeQueries({ queryKey: ['auth'], type: 'inactive' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  }, [scope, queryClient]);
};
