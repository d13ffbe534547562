import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshProfile } from '@/providers/data/profile-watch';
import { useCurrentUser } from '@/providers/session/use-session';

/**
 * Reads the profile once the console is shown: the stored user may be a day old. When the user's roles, companies or
 * locations change, all cached reads are invalidated, except the records being edited in forms.
 */
export const useProfileRefresh = (queryClient: QueryClient): void => {
  useEffect(() => void refreshProfile(), []);
  const { roles, companyCodes, locationCodes } = useCurrentUser();
  const scope = JSON.stringify([roles, companyCodes, locationCodes]);
  const known = useRef(scope);
  useEffect(() => {
    if (known.current === scope) return;
    known.current = scope;
    queryClient.removeQueries({ type: 'inactive', predicate: isOutsideForms });
    void queryClient.invalidateQueries({ predicate: isOutsideForms });
  }, [scope, queryClient]);
};

const isOutsideForms = ({ queryKey }: Query) => queryKey[1] !== 'getOne';
