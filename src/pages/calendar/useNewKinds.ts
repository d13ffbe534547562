import { useMemo } from 'react';
import { supportsVerb } from '@/core/endpoint';
import { compareByMenu } from '@/core/menu-order';
import { can } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/kit/registry/definitions';

/** Returns the kinds of items that the current user may create, in the order of the menu. */
export const useNewKinds = (): readonly ResourceDefinition[] => {
  const { roles } = useCurrentUser();
  const registry = useDefinitions();
  return useMemo(
    () =>
      [...registry.values()]
        .filter(
          ({ calendar, routes, access, endpoint }) =>
            calendar &&
            routes.create &&
            access.create &&
            can(roles, access.create) &&
            supportsVerb(endpoint, 'create'),
        )
        .sort(compareByMenu),
    [registry, roles],
  );
};
