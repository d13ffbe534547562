import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import type { Coverage } from '@/providers/data/iterate-pages';
import { derivedFilters, type Filters } from '@/providers/data/list-query';
import { createConcurrencyLimit } from '@/core/concurrency';

export type Counted = { definition: ResourceDefinition; filter: Filters };

export type Count = {
  /** Undefined until it is known, and where it could not be read. */
  value?: number;
  /** There where the console counted for itself, perhaps not all. */
  coverage?: Coverage;
  isFailed: boolean;
  retry: () => void;
};

/** A browser makes six calls at a time, and the reader may be about to leave for another page. */
const limited = createConcurrencyLimit(3);

/**
 * How many records each of `counted` finds: the total of the list it opens, of which one row is read. What
 * no parameter tells is counted from pages that are shared, one call at a time a resource. Numbers known
 * from before are shown at once and asked for again.
 */
export const useCounts = (counted: readonly Counted[]): Count[] => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQueries({
    queries: counted.map(({ definition, filter }) => ({
      queryKey: ['count', definition.name, filter],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
        const ask = () => provider.getList(definition.name, { ...ONE_ROW, filter, signal });
        const isDerived = derivedFilters(definition, { filter }) !== undefined;
        const { total, meta } = await (isDerived ? ask() : limited(ask, signal));
        return { value: total, coverage: meta?.coverage };
      },
    })),
    combine: countsOf,
  });
};

type Answer = { value: number; coverage?: Coverage };

const ONE_ROW = { pagination: { page: 1, perPage: 1 } };

const countsOf = (queries: UseQueryResult<Answer>[]): Count[] =>
  queries.map(({ data, isError, isFetching, refetch }) => {
    const isFailed = isError && !isFetching;
    return { ...(isFailed ? {} : data), isFailed, retry: () => void refetch() };
  });
