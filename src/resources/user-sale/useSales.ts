import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGES_READ, PAGES_STALE_MS } from '@/core/constants';
import { readPages } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinition } from '@/shared/registry/definitions';

export type Sales = { sales: RaRecord[]; total: number };

/** The sales that `filter` finds, page after page up to the limit of pages, and how many there are in all. */
export const useSales = (filter: Readonly<Record<string, string>>, isWanted = true) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  return useQuery({
    queryKey: [name, 'every page', filter],
    staleTime: PAGES_STALE_MS,
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<Sales> => {
      const { rows, total } = await readPages<RaRecord>(
        (page) => provider.getCachedPage(name, { page, filter, signal }),
        MAX_PAGES_READ,
      );
      return { sales: rows, total };
    },
  });
};
