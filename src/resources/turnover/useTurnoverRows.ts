import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import { iteratePages } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinition } from '@/kit/registry/definitions';
import { turnoverRowOf, type TurnoverRow } from './turnover-groups';

/** Pages of a thousand rows; a browser sums this many without a noticeable pause. */
const MAX_PAGES = 120;

export type TurnoverRows = { rows: TurnoverRow[]; total: number };

/**
 * Returns the filtered rows of the list, but of all years and months, to compare sums with the year before.
 * `read` of `total` rows are loaded so far.
 */
export const useTurnoverRows = () => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const { filterValues } = useListContext();
  const { year: _year, month: _month, ...filter } = filterValues as Record<string, string>;
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const query = useQuery({
    queryKey: [name, 'rows', filter],
    staleTime: PAGES_STALE_MS,
    // A hundred thousand rows are not kept in memory after use.
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<TurnoverRows> => {
      const rows: TurnoverRow[] = [];
      let total = 0;
      const pages = iteratePages(
        (page) =>
          provider.getList(name, {
            filter,
            pagination: { page, perPage: MAX_PAGE_SIZE },
            sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
            signal,
          }),
        MAX_PAGES,
      );
      for await (const page of pages) {
        for (const record of page.data) rows.push(turnoverRowOf(record));
        ({ total } = page);
        setProgress({ read: page.read, total });
      }
      return { rows, total };
    },
  });
  return { query, progress };
};
