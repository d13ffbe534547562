import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { idsIn } from '@/core/id';
import { filterOf, referencesTo, type IncomingReference } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { isFindable, listLink } from '@/kit/links/list-link';
import { useAddressParams } from '@/ui/page/address-params';
import { useDefinitions } from '@/kit/registry/definitions';
import { parentMetaOf } from '@/kit/registry/parent-ids';

/** Records of another resource that refer to a record: the list filter that finds them, and their number. */
export type DependentCount = IncomingReference & {
  filter: Readonly<Record<string, string>>;
  /** The address of that list; null if it has none. */
  to: string | null;
  isPending: boolean;
  /** Number of these records; undefined while it is pending, and if it cannot be counted. */
  count?: number;
};

/**
 * Counts the records of each resource that refer to `record`, following the definitions. References without a list
 * filter are not counted, nor those that `isWanted` excludes.
 */
export const useDependentCounts = (
  definition: ResourceDefinition,
  record: RaRecord,
  isWanted: (dependent: IncomingReference) => boolean = () => true,
): DependentCount[] => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const known = idsIn({ ...useAddressParams(), ...record });
  const dependents = referencesTo(definitions.values(), definition.name)
    .filter(isWanted)
    .flatMap((incoming) =>
      filtersOf(definition, record, incoming).map((filter) => ({
        ...incoming,
        filter,
        to: listLink(incoming.resource, filter, known),
        meta: parentMetaOf(incoming.resource, { ...known, ...filter }),
      })),
    );
  const counts = useQueries({
    queries: dependents.map(({ resource, filter, meta }) => ({
      queryKey: [resource.name, 'count', filter, ...(meta ? [meta] : [])],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { total = 0 } = await provider.getList(resource.name, {
          filter,
          meta,
          pagination: { page: 1, perPage: 1 },
          signal,
        });
        return total;
      },
    })),
  });
  return dependents.map(({ meta: _, ...dependent }, index) => ({
    ...dependent,
    isPending: counts[index]?.isPending ?? false,
    count: counts[index]?.data,
  }));
};

/** The resources whose records may refer to one of `definition` by a field without a list filter. */
export const useUncountable = (definition: ResourceDefinition): ResourceDefinition[] => {
  const incoming = referencesTo(useDefinitions().values(), definition.name);
  const unfiltered = incoming.filter(
    ({ resource, field, reference }) => filterOf(resource, field, reference) === undefined,
  );
  return [...new Set(unfiltered.map(({ resource }) => resource))];
};

const filtersOf = (
  { codeField = 'id' }: ResourceDefinition,
  record: RaRecord,
  { resource, field, reference }: IncomingReference,
): Record<string, string>[] => {
  const filter = filterOf(resource, field, reference);
  if (filter === undefined) return [];
  const code: unknown = record[codeField] ?? record.id;
  // A list of ids may hold codes instead; the console filters such a list itself and accepts both.
  const isLenient = reference.by === 'id' && resource.endpoint.derived?.includes(filter);
  const values = reference.by === 'id' ? [record.id, ...(isLenient ? [code] : [])] : [code];
  return (
    [...new Set(values)]
      .map((value) => ({ [filter]: String(value) }))
      // No record refers to a value that cannot be a code.
      .filter((wanted) => isFindable(resource, wanted))
  );
};
