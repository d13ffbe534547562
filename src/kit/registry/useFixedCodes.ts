import { useMemo } from 'react';
import { fixedCodes } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from './definitions';

/** The codes that all records of the page's resource share for this user, by field: their only company or location. */
export const useFixedCodes = (): Readonly<Record<string, string>> => {
  const user = useCurrentUser();
  const { scope } = useDefinition().endpoint;
  return useMemo(() => fixedCodes(user, scope), [user, scope]);
};
