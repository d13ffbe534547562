import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { referenceQuery, referencesQuery, type Reference } from './reference-queries';

/**
 * The record of `definition` with this code, to show its name.
 *
 * @returns undefined while it is read; null if it does not exist or the lookup is refused, when the code is shown
 * instead
 */
export const useReference = (
  definition: ResourceDefinition,
  code: string | null | undefined,
): Reference | null | undefined => {
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const all = useReferences(definition, Boolean(code));
  const listed = code ? all.data?.byCode.get(code) : undefined;
  const isBeyond = Boolean(code) && all.isSuccess && !listed && !all.data.isComplete;
  const single = useQuery({
    ...referenceQuery(provider, definition, code ?? '', meta),
    enabled: isBeyond,
  });
  if (!code) return null;
  if (listed) return listed;
  // The picker has cached a record that was created since.
  if (single.data) return single.data;
  if (all.isPending || (isBeyond && single.isPending)) return undefined;
  return null;
};

/** Queries the first thousand records of `definition` by code, from which all names are read. */
export const useReferences = (definition: ResourceDefinition, isWanted = true) => {
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  return useQuery({ ...referencesQuery(provider, definition, meta), enabled: isWanted });
};

/** Caches the name of a record that was just read or created, until all names are read again. */
export const useRememberReference = (definition: ResourceDefinition) => {
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const queryClient = useQueryClient();
  return (reference: Reference) => {
    const { queryKey } = referenceQuery(provider, definition, reference.code, meta);
    queryClient.setQueryData(queryKey, reference);
  };
};
