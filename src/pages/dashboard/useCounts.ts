import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type SortPayload } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import type { Coverage } from '@/providers/data/iterate-pages';
import { derivedFilters, type Filters } from '@/providers/data/list-query';
import { ApiError } from '@/providers/http/api-error';
import { isForbidden } from '@/providers/http/unseen';
import { createConcurrencyLimit } from '@/core/concurrency';

export type Counted = {
  definition: ResourceDefinition;
  filter: Filters;
  /** The field whose earliest value is wanted beside the number: since when a record waits, or when it is due. */
  since?: string;
};

export type Count = {
  /** Undefined while loading and after a failure. */
  value?: number;
  /** The earliest value of the field `since`, as the wire has it; undefined where it is missing or refused as an order. */
  oldest?: unknown;
  /** Set where the console counted the rows itself, perhaps not all of them. */
  coverage?: Coverage;
  isFailed: boolean;
  /** Whether it failed because the user may not see the records. */
  isRefused?: boolean;
  retry: () => void;
};

/** A browser makes six calls at a time; half of them stay free for the page the user opens next. */
const limited = createConcurrencyLimit(3);

/** Whether a number comes with one call: no pages have to be read for it. */
export const isQuick = ({ definition, filter }: Counted): boolean =>
  derivedFilters(definition, { filter }) === undefined;

/**
 * Returns the count of each of `counted`: the total of its list, of which one row is read, the earliest where that is
 * wanted and the backend sorts by its field. Where no list parameter filters by it, rows of shared pages are counted,
 * with one call at a time per resource. Cached counts are shown at once and fetched again.
 */
export const useCounts = (counted: readonly Counted[]): Count[] => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQueries({
    queries: counted.map((one) => ({
      queryKey: ['count', one.definition.name, one.filter, one.since],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
        const { definition, filter, since } = one;
        const countIn = async (sort?: SortPayload): Promise<Answer> => {
          const ask = () => provider.getList(definition.name, { ...ONE_ROW, filter, sort, signal });
          const { data, total, meta } = await (isQuick(one) ? limited(ask, signal) : ask());
          const oldest: unknown = sort && data[0]?.[sort.field];
          return { value: total, oldest, coverage: meta?.coverage };
        };
        if (!since) return countIn();
        try {
          return await countIn(oldestFirst(since));
        } catch (error) {
          // A backend need not know the field: the number does not depend on the order.
          if (isQueryRefused(error)) return countIn();
          throw error;
        }
      },
    })),
    combine: countsOf,
  });
};

/** The order in which the record that has waited longest is the first. */
export const oldestFirst = (since: string) => ({ field: since, order: 'ASC' }) as const;

/** Whether the call's parameters were refused, which a backend may also answer with a 500. */
const isQueryRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 422, 500].includes(error.status);

type Answer = { value: number; oldest?: unknown; coverage?: Coverage };

const ONE_ROW = { pagination: { page: 1, perPage: 1 } };

const countsOf = (queries: UseQueryResult<Answer>[]): Count[] =>
  queries.map(({ data, isError, error, isFetching, refetch }) => {
    const isFailed = isError && !isFetching;
    return {
      ...(isFailed ? {} : data),
      isFailed,
      isRefused: isForbidden(error),
      retry: () => void refetch(),
    };
  });
