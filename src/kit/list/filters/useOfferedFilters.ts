import { useListContext } from 'react-admin';
import { mayRead } from '@/core/permissions';
import { isAgentReference } from '@/core/references';
import { useCurrentUser } from '@/providers/session/use-session';
import type { ListFilter } from '@/kit/fields/column';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';

/** The `filters` whose choices the user may look up, of resources that are in the registry. */
export const useOfferedFilters = (filters: readonly ListFilter[]): ListFilter[] => {
  const definitions = useDefinitions();
  const { roles } = useCurrentUser();
  return filters.filter((filter) => {
    if (!('reference' in filter) || isAgentReference(filter.reference)) return true;
    const definition = definitions.get(filter.reference.resource);
    return mayRead(roles, definition?.access.list);
  });
};

/** The filters set by a link that are not among the `offered` ones. */
export const useUnofferedFilters = (offered: readonly ListFilter[]): string[] => {
  const { filterValues } = useListContext();
  const { endpoint } = useDefinition();
  return [...endpoint.filters, ...(endpoint.derived ?? [])].filter(
    (source) => filterValues[source] && !offered.some((filter) => filter.source === source),
  );
};
