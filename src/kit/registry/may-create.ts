import { supportsVerb } from '@/core/endpoint';
import { can, type Role } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import { useSession } from '@/providers/session/use-session';

type Creatable = Pick<ResourceDefinition, 'access' | 'endpoint'>;

/** Whether users with `roles` may create records of a resource, and the backend creates them. */
export const mayCreate = ({ access, endpoint }: Creatable, roles: readonly Role[]): boolean =>
  access.create !== undefined && can(roles, access.create) && supportsVerb(endpoint, 'create');

/** The same for the current user; false while signed out. */
export const useMayCreate = (definition: Creatable): boolean =>
  mayCreate(definition, useSession()?.user.roles ?? []);
