import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

export type Filter = Readonly<Record<string, string>>;

/**
 * How many records of `resource` each of `filters` finds: the totals of lists of which one row is read.
 *
 * @returns counts in the order of the filters, undefined until they are known.
 */
export const useCounts = (resource: string, filters: readonly Filter[]) => {
  const provider = useDataProvider();
  const queries = useQueries({
    queries: filters.map((filter) => ({
      queryKey: ['count', resource, filter],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
        const { data, total } = await provider.getList(resource, {
          pagination: { page: 1, perPage: 1 },
          filter,
          signal,
        });
        return total ?? data.length;
      },
    })),
  });
  return {
    counts: queries.map(({ data }) => data),
    isFailed: queries.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
};
