import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { fixedScope } from '@/core/current-user';
import type { ScopePart } from '@/core/endpoint';
import { filterOf } from '@/core/references';
import type { Reference, ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Column, ListFilter } from '@/kit/fields/column';
import { referencesQuery } from '@/kit/references/reference-queries';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';

/**
 * The `columns` whose values may differ between the user's rows. A title stays, except one with a `scope`: where all
 * rows have the same, the next column is the title.
 */
export const useVaryingColumns = (columns: readonly Column[]): readonly Column[] => {
  const { codeField } = useDefinition();
  const isFixed = useIsFixed();
  return useMemo(() => {
    const varying = columns.filter(
      ({ source, scope, isTitle, isExportOnly }) =>
        !isExportOnly && ((isTitle && !scope) || source === codeField || !isFixed(source, scope)),
    );
    const isTitled = varying.some(({ isTitle }) => isTitle);
    return isTitled
      ? varying
      : varying.map((column, at) => (at === 0 ? { ...column, isTitle: true } : column));
  }, [columns, codeField, isFixed]);
};

/** The `filters` for which the user's rows have more than one value. */
export const useVaryingFilters = (filters: readonly ListFilter[]): readonly ListFilter[] => {
  const isFixed = useIsFixed();
  return useMemo(() => filters.filter(({ source }) => !isFixed(source)), [filters, isFixed]);
};

/**
 * Returns whether a field has the same value in all rows of the user: because of their scope, or because the field's
 * resource is known to have a single record. Later knowledge does not change a page that is shown.
 */
const useIsFixed = () => {
  const definition = useDefinition();
  const user = useCurrentUser();
  const single = useSingleReferences(definition);
  return useMemo(() => {
    const fixed = fixedScope(user);
    const { scope = {} } = definition.endpoint;
    const fixedParts = SCOPE_PARTS.filter((part) => fixed[part]);
    return (source: string, part?: ScopePart): boolean =>
      fixedParts.some((one) => (part ? one === part : scope[one] === source)) || single.has(source);
  }, [definition, user, single]);
};

const SCOPE_PARTS = ['company', 'location', 'agent'] as const satisfies ScopePart[];

/** The fields and filters whose resource recently turned out to have a single record. */
const useSingleReferences = (definition: ResourceDefinition): ReadonlySet<string> => {
  const definitions = useDefinitions();
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const [single] = useState(() => {
    const isSingle = ({ resource, by, role }: Reference) => {
      const target = definitions.get(resource);
      if (!target || target.parents || by === 'id' || role) return false;
      const { queryKey } = referencesQuery(provider, target);
      const known = queryClient.getQueryData(queryKey);
      const isFresh = queryClient.getQueryState(queryKey)?.isInvalidated === false;
      return isFresh && known?.isComplete === true && known.byCode.size === 1;
    };
    return new Set(
      Object.entries(definition.references ?? {})
        .filter(([, reference]) => isSingle(reference))
        .flatMap(([field, reference]) => [field, filterOf(definition, field, reference) ?? field]),
    );
  });
  return single;
};
