import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { textOf } from '@/core/text';

/**
 * Returns a function for a record with the names of the records it refers to instead of their codes, where they were read
 * already; it makes no call. The component renders again when names are read.
 */
export const useKnownNames = () => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ type, query }) => {
        // Each cell of a table that subscribes to names is an event as well.
        if (type === 'updated' && query.queryKey[0] === 'references') listener();
      }),
    [cache],
  );
  useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ queryKey: ['references'] })
      .reduce((sum, { state }) => sum + state.dataUpdateCount, 0),
  );
  return ({ references = {} }: ResourceDefinition, record: RaRecord): RaRecord => {
    const names = Object.entries(references).flatMap(([field, { resource }]) => {
      const name = knownName(cache, resource, textOf(record[field]));
      return name === undefined ? [] : [[field, name]];
    });
    return { ...record, ...Object.fromEntries(names) };
  };
};

/** One reference, or all of a resource by their codes. */
type Names = { code?: string; name?: string; byCode?: ReadonlyMap<string, { name: string }> };

const knownName = (cache: QueryCache, resource: string, code: string): string | undefined => {
  for (const { state } of cache.findAll({ queryKey: ['references', resource] })) {
    const { byCode, ...one } = (state.data ?? {}) as Names;
    const name = byCode?.get(code)?.name ?? (one.code === code ? one.name : undefined);
    if (name !== undefined) return name;
  }
  return undefined;
};
