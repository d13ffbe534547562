import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { useDefinition } from '@/kit/registry/definitions';

type AllRowsOptions = {
  enabled?: boolean;
  /** Whether the previous rows stay until those of the new filter are read. */
  keepsPrevious?: boolean;
};

/**
 * The rows of the page's resource that `filter` leaves, read page by page up to the limit of pages, and the `total`
 * there are: a sum of them has to say on how many it is based.
 */
export const useAllRows = (
  filter: Readonly<Record<string, unknown>>,
  { enabled = true, keepsPrevious = false }: AllRowsOptions = {},
) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  return useQuery({
    queryKey: [name, 'all rows', filter],
    staleTime: PAGES_STALE_MS,
    enabled,
    retry: false,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    queryFn: ({ signal }) =>
      readPages<RaRecord>((page) => provider.getCachedPage(name, { page, filter, signal })),
  });
};
