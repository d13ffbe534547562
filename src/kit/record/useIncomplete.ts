import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { countedChildren } from '@/core/childless';
import type { WireRecord } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinitions } from '@/kit/registry/definitions';

type Item = {
  /** The name of the record's resource. */
  kind: string;
  record: WireRecord;
  isIncomplete?: boolean;
};

/**
 * Returns `items` with those that have no child records marked as incomplete, in the state that `Codec.childless`
 * names. An item is unchanged until its children are counted, or if they cannot be counted. If a list was filtered by
 * this state, the page cache already has the counts.
 */
export const useIncomplete = <T extends Item>(items: readonly T[]): readonly T[] => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const definitions = useDefinitions();
  const counted = useMemo(
    () =>
      items.flatMap((item) => {
        const definition = definitions.get(item.kind);
        const children = definition && countedChildren(definition, item.record, definitions);
        return children ? [{ item, ...children }] : [];
      }),
    [items, definitions],
  );
  const isEmpty = useQueries({
    queries: counted.map(({ resource: { name }, parents }) => ({
      queryKey: [name, 'count', parents],
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getCachedPage(name, { page: 1, pageSize: 1, meta: { parents }, signal }),
    })),
    combine: (answers) => answers.map(({ data }) => data?.total === 0),
  });
  return useMemo(() => {
    const incomplete = new Set<Item>(
      counted.flatMap(({ item }, at) => (isEmpty[at] ? [item] : [])),
    );
    return items.map((item) => {
      const { childless } = definitions.get(item.kind)?.codec ?? {};
      if (!childless || !incomplete.has(item)) return item;
      const record = { ...item.record, [childless.field]: childless.value };
      return { ...item, record, isIncomplete: true };
    });
  }, [items, counted, isEmpty, definitions]);
};
