import { useListContext } from 'react-admin';
import { mayRead } from '@/core/permissions';
import { isAgentReference } from '@/core/references';
import { useCurrentUser } from '@/providers/session/use-session';
import type { ListFilter } from '@/kit/fields/column';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';

/** The `filters` whose records the user may list, and those without records. */
export const useOfferedFilters = (filters: readonly ListFilter[]): ListFilter[] => {
  const definitions = useDefinitions();
  const { roles } = useCurrentUser();
  return filters.filter((filter) => {
    if (!('reference' in filter) || isAgentReference(filter.reference)) return true;
    const definition = definitions.get(filter.reference.resource);
    return mayRead(roles, definition?.access.list);
  });
};

/** The sources of filters with a value, set by a link, that are not among the `offered` ones. */
export const useUnofferedFilters = (offered: readonly ListFilter[]): string[] => {
  const { filterValues } = useListContext();
  const { endpoint } = useDefinition();
  return [...endpoint.filters, ...(endpoint.derived ?? [])].filter(
    (source) => filterValues[source] && !offered.some((filter) => filter.source === source),
  );
};
