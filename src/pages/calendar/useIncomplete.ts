import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinitions } from '@/kit/registry/definitions';
import type { CalendarItem } from './calendar-items';

/**
 * Returns `items`, those incomplete marked and in the state of their badge: a promotion without awards. Until its awards
 * are counted, or if they cannot be, it is shown as its dates say. The badge needs the same counts.
 */
export const useIncomplete = (
  items: readonly CalendarItem[] | undefined,
): readonly CalendarItem[] | undefined => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const definitions = useDefinitions();
  const counted = useMemo(
    () =>
      items?.flatMap(({ key, kind, record }) => {
        const { childless } = definitions.get(kind)?.codec ?? {};
        const children = childless && definitions.get(String(record[childless.childrenIn]));
        const isCounted = children && childless.among.includes(String(record[childless.field]));
        if (!isCounted) return [];
        const names = Object.keys(children.parents ?? {});
        const parents = Object.fromEntries(names.map((name) => [name, String(record.id)]));
        return [{ key, resource: children.name, parents }];
      }) ?? [],
    [items, definitions],
  );
  const empty = useQueries({
    queries: counted.map(({ resource, parents }) => ({
      queryKey: [resource, 'count', parents],
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getCachedPage(resource, { page: 1, pageSize: 1, meta: { parents }, signal }),
    })),
    combine: (answers) => answers.map(({ data }) => data?.total === 0),
  });
  return useMemo(() => {
    const incomplete = new Set(counted.flatMap(({ key }, at) => (empty[at] ? [key] : [])));
    return items?.map((item) => {
      const { childless } = definitions.get(item.kind)?.codec ?? {};
      if (!childless || !incomplete.has(item.key)) return item;
      const record = { ...item.record, [childless.field]: childless.value };
      return { ...item, record, isIncomplete: true };
    });
  }, [items, counted, empty, definitions]);
};
