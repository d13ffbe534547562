import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/**
 * Returns a function for the number of rows, formatted, that each value of the filter `source` would leave with the
 * current other filters. Undefined while it is unknown, for a filter with many values, and for one that the console
 * applies itself. Counting starts after a delay, by which time users who know what they want have chosen.
 */
export const useChoiceCounts = (source: string, ids: readonly string[]) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const { number } = useFormats();
  const meta = useParentMeta(definition);
  const { filterValues } = useListContext();
  const { name, endpoint } = definition;
  const isDerived = [source, ...Object.keys(filterValues)].some((field) =>
    endpoint.derived?.includes(field),
  );
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), COUNT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: [name, 'count', { source, ids, filterValues, meta }],
    staleTime: COUNT_STALE_MS,
    enabled: isDelayOver && !isDerived && ids.length <= MAX_COUNTED,
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(async (id) => {
          const { total } = await provider.getList(name, {
            pagination: { page: 1, perPage: 1 },
            sort: { field: '_id', order: 'ASC' },
            filter: { ...filterValues, [source]: id },
            meta,
            signal,
          });
          return total;
        }),
      ),
  });
  return (id: string): string | undefined => {
    const count = data?.[ids.indexOf(id)];
    return count === undefined ? undefined : number(count);
  };
};

/** Maximum number of counted values, because each costs a call. */
const MAX_COUNTED = 4;
const COUNT_STALE_MS = 30_000;
/** Milliseconds between opening the choices and counting them. */
const COUNT_DELAY_MS = 600;
