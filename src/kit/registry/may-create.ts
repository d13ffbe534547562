import { supportsVerb } from '@/core/endpoint';
import { can, type Role } from '@/core/permissions';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { useSession } from '@/providers/session/use-session';

type Creatable = Pick<ResourceDefinition, 'access' | 'endpoint'>;

/** Whether users with `roles` may create records of a resource, and the backend supports it. */
export const mayCreate = ({ access, endpoint }: Creatable, roles: readonly Role[]): boolean =>
  can(roles, access.create) && supportsVerb(endpoint, 'create');

/** Whether the current user may create records of `definition`; false while signed out. */
export const useMayCreate = (definition: Creatable): boolean =>
  mayCreate(definition, useSession()?.user.roles ?? []);

/** Whether to offer the form for a new record: the current user may create one, and there is such a form. */
export const useOffersCreate = (
  definition: Creatable & Pick<ResourceDefinition, 'routes'>,
): boolean => {
  const isAllowed = useMayCreate(definition);
  return isAllowed && (definition.routes.create !== undefined || hasDrawer(definition));
};
