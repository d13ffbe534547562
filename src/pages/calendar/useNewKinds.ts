import { useMemo } from 'react';
import { compareByMenu } from '@/core/menu-order';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/kit/registry/definitions';
import { mayCreate } from '@/kit/registry/may-create';

/** Returns the kinds of items that the current user may create, in the order of the menu. */
export const useNewKinds = (): readonly ResourceDefinition[] => {
  const { roles } = useCurrentUser();
  const registry = useDefinitions();
  return useMemo(
    () =>
      [...registry.values()]
        .filter(
          (definition) =>
            definition.calendar && definition.routes.create && mayCreate(definition, roles),
        )
        .sort(compareByMenu),
    [registry, roles],
  );
};
