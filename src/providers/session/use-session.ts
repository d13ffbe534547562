import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '@/core/current-user';
import { can, type Permission } from '@/core/permissions';
import { session, type Session } from './session';

/** The user's session; re-renders when it starts, changes or ends, in this tab or another one. */
export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.held, session.held);

/**
 * The signed-in user.
 *
 * @throws Error outside the console, where there may be no user
 */
export const useCurrentUser = (): CurrentUser => {
  const live = useSession();
  if (!live) throw new Error('No user is logged in');
  return live.user;
};

/** Whether the signed-in user has `permission`; false if it is undefined, and while signed out. */
export const useCan = (permission: Permission | undefined): boolean => {
  const roles = useSession()?.user.roles ?? [];
  return can(roles, permission);
};
