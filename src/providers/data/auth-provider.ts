import type { AuthProvider } from 'react-admin';
import { fullNameOf } from '@/core/current-user';
import { can } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import { logIn } from './account';
import { session } from '../session/session';

/**
 * Authentication and authorization for react-admin, based on the session and the permission table. The clock and the
 * HTTP client end sessions (a 401 ends one once, however many calls fail), and the console is only rendered for a
 * signed-in user: neither `checkAuth` nor `checkError` logs out.
 */
export const createAuthProvider = (resources: readonly ResourceDefinition[]) => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return {
    login: logIn,
    logout: async () => {
      session.end();
      return false as const;
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => {
      const user = session.current()?.user;
      if (!user) throw new Error('errors.session_expired');
      return { ...user, fullName: fullNameOf(user) };
    },
    getPermissions: async () => session.current()?.user.roles ?? [],
    canAccess: async ({ resource, action }) => {
      const roles = session.current()?.user.roles ?? [];
      const access = byName.get(resource)?.access;
      return can(roles, access?.[viewOf(action)]);
    },
  } satisfies AuthProvider;
};

/** react-admin asks for more actions than a resource has permissions: an export needs the permission to list. */
const viewOf = (action: string) =>
  action === 'export' ? 'list' : (action as 'list' | 'create' | 'edit' | 'show' | 'delete');
