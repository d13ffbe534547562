import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { sumTallies, tallyOf, type Tally } from './tally';

export type Activity = {
  /** What has been counted so far; undefined before the first page. */
  tally?: Tally;
  /** Customers counted. */
  read: number;
  /** Customers there are. */
  total: number;
  isReading: boolean;
  isFailed: boolean;
  /** Asks again for what failed. */
  retry: () => void;
  /** Reads on past the pages that are read unasked; absent where nothing is left. */
  readMore?: () => void;
};

/** Pages read without being asked: five thousand customers. */
const PAGES_AT_ONCE = 5;
const STALE_MS = 5 * 60 * 1000;

/**
 * Sums up the access log `resource`, as `filter` narrows it, out of its pages: a thousand customers at a
 * time, one call after the other, the counts growing as they come. Leaving the page, or another filter,
 * cancels the call under way.
 */
export const useActivity = (
  resource: string,
  { filter = NO_FILTER, isWanted = true }: { filter?: Filter; isWanted?: boolean } = {},
): Activity => {
  const provider = useDataProvider();
  const [allowed, setAllowed] = useState(PAGES_AT_ONCE);
  const query = useInfiniteQuery({
    queryKey: ['activity', resource, filter],
    enabled: isWanted,
    staleTime: STALE_MS,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: { page, now }, signal }): Promise<CountedPage> => {
      const { data, total = 0 } = await provider.getList(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        filter,
        signal,
      });
      return { tally: tallyOf(data, now ?? Date.now()), total };
    },
    // All pages count up to the same moment, that of the first.
    getNextPageParam: (last, pages): PageParam | null =>
      last.tally.customers === 0 || readOf(pages) >= last.total
        ? null
        : { page: pages.length + 1, now: last.tally.now },
  });

  const pages = query.data?.pages;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const mayReadOn =
    isWanted && hasNextPage && !isFetchNextPageError && (pages?.length ?? 0) < allowed;
  useEffect(() => {
    if (mayReadOn && !isFetching) void fetchNextPage();
  }, [mayReadOn, isFetching, fetchNextPage]);

  const tally = useMemo(() => pages && sumTallies(pages.map((page) => page.tally)), [pages]);
  const isMoreLeft = hasNextPage && !mayReadOn && !isFetching && !isFetchNextPageError;
  return {
    tally,
    read: tally?.customers ?? 0,
    total: pages?.at(-1)?.total ?? 0,
    isReading: isFetching || mayReadOn,
    isFailed: query.isError && !isFetching,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    readMore: isMoreLeft ? () => setAllowed((pages?.length ?? 0) + PAGES_AT_ONCE) : undefined,
  };
};

type Filter = Readonly<Record<string, unknown>>;
type PageParam = { page: number; now: number | null };
type CountedPage = { tally: Tally; total: number };

const NO_FILTER: Filter = {};
const FIRST_PAGE: PageParam = { page: 1, now: null };

const readOf = (pages: readonly CountedPage[]) =>
  pages.reduce((sum, { tally }) => sum + tally.customers, 0);
