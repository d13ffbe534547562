import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/**
 * Returns the number of rows that each of few values of the filter `source` leaves, with the other filters as they are:
 * the total of a list of one row. Undefined while it is unknown, for a filter with many values, and for one that the
 * console applies itself. Counts start after a moment, because users who know what they want have chosen by then.
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
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLookedAt(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: [name, 'count', { source, ids, filterValues, meta }],
    staleTime: COUNT_STALE_MS,
    enabled: isLookedAt && !isDerived && ids.length <= MAX_COUNTED,
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

/** Each value costs a call. */
const MAX_COUNTED = 4;
const COUNT_STALE_MS = 30_000;
/** Milliseconds for which the choices are open before they are counted. */
const LOOK_MS = 600;
