import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';

const STALE_MS = 5 * 60 * 1000;

/**
 * The locations of each of `companies` that match `search`, in the companies' order, read by one call a
 * company: a filter holds one value. `isRefused` where the backend refuses the look-up.
 */
export const useLocationsOf = (companies: readonly string[], search = '') => {
  const provider = useDataProvider();
  return useQueries({
    queries: companies.map((company) => ({
      queryKey: ['references', 'location', 'of', company, search],
      staleTime: STALE_MS,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await provider.getList<RaRecord>('location', {
          pagination: { page: 1, perPage: MAX_PAGE_SIZE },
          sort: { field: 'code', order: 'ASC' },
          filter: { company_code: company, q: search },
          signal,
        });
        return data;
      },
    })),
    combine: gathered,
  });
};

export const companyOf = (location: RaRecord | undefined): string | undefined =>
  location === undefined ? undefined : String(location.company_code);

type LocationsResult = { data: RaRecord[] | undefined; isFetching: boolean; isError: boolean };

const gathered = (results: LocationsResult[]) => {
  const locations = results.flatMap(({ data }) => data ?? []);
  return {
    locations,
    byCode: new Map(locations.map((location) => [String(location.code), location])),
    isFetching: results.some(({ isFetching }) => isFetching),
    isRefused: results.length > 0 && results.every(({ isError }) => isError),
  };
};
