import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { listQuery, readList, type ListParams } from './list-query';
import { fromWire } from './record-calls';

/** A page of a list in the order of `_id`: each record, with the wire's row it was read from. */
export type CachedPage = { rows: readonly CachedRow[]; total: number };
export type CachedRow = { record: RaRecord; wire: WireRecord };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches the pages of lists that are read completely, to count or to filter them, for five minutes in `cache`. All
 * counts of one list, and the list opened from a count, share the calls. The entries are removed with everything else
 * in `cache`, at a refresh or a logout. For the page that a user looks at, use `readList`.
 */
export const createPageCache = (cache: QueryClient) => {
  const waiting = new Map<string, number>();
  /** The number of writes to each resource, so that a page requested before a write is not used after it. */
  const writes = new Map<string, number>();
  const keyOf = ({ name }: ResourceDefinition) => [name, 'pages', writes.get(name) ?? 0];

  /**
   * Reads page `page` (from 1) of `pageSize` rows of the list after search and wire filters; once until it is stale.
   */
  const read = async (
    definition: ResourceDefinition,
    { filter, meta, signal }: ListParams,
    page: number,
    pageSize = MAX_PAGE_SIZE,
  ): Promise<CachedPage> => {
    const params: ListParams = {
      filter,
      meta,
      pagination: { page, perPage: pageSize },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
    };
    const queryKey = [...keyOf(definition), listQuery(definition, params), meta?.parents ?? null];
    const key = hashKey(queryKey);
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    try {
      const reading = cache.fetchQuery({
        queryKey,
        staleTime: PAGES_STALE_MS,
        gcTime: PAGES_STALE_MS,
        retry: false,
        networkMode: 'always',
        queryFn: async ({ signal: cancelled }): Promise<CachedPage> => {
          const { rows, total } = await readList(definition, { ...params, signal: cancelled });
          return {
            total,
            rows: rows.map((wire) => ({ wire, record: fromWire(definition, wire) })),
          };
        },
      });
      return await abortable(reading, signal);
    } finally {
      const others = (waiting.get(key) ?? 1) - 1;
      if (others > 0) waiting.set(key, others);
      else waiting.delete(key);
      // The call is cancelled once its last caller has left.
      if (others === 0 && signal?.aborted) void cache.cancelQueries({ queryKey, exact: true });
    }
  };

  return {
    read,
    /** Drops the pages of a resource; call it after a write. Callers that wait for one still get it. */
    forget: (definition: ResourceDefinition): void => {
      const { name } = definition;
      cache.removeQueries({
        queryKey: keyOf(definition),
        predicate: ({ state }) => state.fetchStatus === 'idle',
      });
      writes.set(name, (writes.get(name) ?? 0) + 1);
    },
  };
};

/** Wraps `promise` so that it rejects with the reason of `signal` as soon as that is aborted. */
const abortable = async <T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> => {
  if (!signal) return promise;
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
