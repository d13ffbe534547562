import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { listQuery, readList, type ListParams } from './list-query';
import { fromWire } from './record-calls';

/** A page of the largest size, in the order of `_id`; each record beside the row it was read from. */
export type KeptPage = { rows: readonly KeptRow[]; total: number };
export type KeptRow = { record: RaRecord; wire: WireRecord };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Pages read to be counted, kept for five minutes in `cache`: whatever counts the same list, and the list
 * such a count opens, share one reading of it. Refreshing a view or logging out forgets them with
 * everything else in the cache. For rows a person looks at one page at a time, `readList` is the call.
 */
export const createPageCache = (cache: QueryClient) => {
  const waiting = new Map<string, number>();

  /** The page numbered `page`, from one, of the list as the search and the wire's filters leave it. */
  const read = async (
    definition: ResourceDefinition,
    { filter, meta, signal }: ListParams,
    page: number,
  ): Promise<KeptPage> => {
    const params: ListParams = {
      filter,
      meta,
      pagination: { page, perPage: MAX_PAGE_SIZE },
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
        queryFn: async ({ signal: cancelled }): Promise<KeptPage> => {
          const { rows, total } = await readList(definition, { ...params, signal: cancelled });
          return {
            total,
            rows: rows.map((wire) => ({ wire, record: fromWire(definition, wire) })),
          };
        },
      });
      return await unlessAborted(reading, signal);
    } finally {
      const others = (waiting.get(key) ?? 1) - 1;
      if (others > 0) waiting.set(key, others);
      else waiting.delete(key);
      // The call is given up once the last who waited for it has left.
      if (others === 0 && signal?.aborted) void cache.cancelQueries({ queryKey, exact: true });
    }
  };

  return {
    read,
    /** After a write the resource's pages are read again. */
    forget: (definition: ResourceDefinition): void =>
      void cache.invalidateQueries({ queryKey: keyOf(definition) }),
  };
};

const keyOf = ({ name }: ResourceDefinition) => [name, 'pages'];

/** @throws the signal's reason as soon as it is aborted. */
const unlessAborted = async <T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> => {
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
