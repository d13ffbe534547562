import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type RaRecord } from 'react-admin';
import { MAX_PAGES_READ, PAGES_STALE_MS } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';

/** The rows of the page's report that `filter` leaves, up to the limit of pages, and how many there are. */
export const useReportRows = (filter: Readonly<Record<string, unknown>>, isWanted = true) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resource = useResourceContext() ?? '';
  return useQuery({
    queryKey: [resource, 'every row', filter],
    staleTime: PAGES_STALE_MS,
    enabled: isWanted,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readPages<RaRecord>(
        (page) => provider.getCachedPage(resource, { page, filter, signal }),
        MAX_PAGES_READ,
      ),
  });
};
