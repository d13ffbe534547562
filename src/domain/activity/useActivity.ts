import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { MAX_PAGES_READ, PAGES_STALE_MS } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { idsOf } from '@/providers/data/iterate-pages';
import { sumTallies, tallyOf, type ActivityRow, type Tally } from './tally';

export type Activity = {
  /** The counts so far; undefined before the first page. */
  tally?: Tally;
  /** Customers counted. */
  read: number;
  /** Total customers. */
  total: number;
  isReading: boolean;
  isFailed: boolean;
  /** The reason of a failure. */
  error: unknown;
  /** Repeats failed requests. */
  retry: () => void;
  /** Reads further pages than those read automatically; absent where none are left. */
  readMore?: () => void;
};

/**
 * Tallies the access log `resource`, narrowed by `filter`: reads its pages of a thousand customers one after the other,
 * up to twenty thousand automatically, and updates the tally after each. All components that count the log share the
 * pages. Leaving the page, or another filter, cancels the current call.
 */
export const useActivity = (
  resource: string,
  { filter = NO_FILTER, isWanted = true }: { filter?: Filter; isWanted?: boolean } = {},
): Activity => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [allowed, setAllowed] = useState(MAX_PAGES_READ);
  const query = useInfiniteQuery({
    queryKey: ['activity', resource, filter],
    enabled: isWanted,
    staleTime: PAGES_STALE_MS,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: { page, now, before }, signal }): Promise<CountedPage> => {
      const { data, total } = await provider.getCachedPage(resource, { page, filter, signal });
      const ids = idsOf(data);
      // A page repeated by the backend counts once, and ends the reading: no further page would be new.
      const isNew = ids === undefined || ids !== before;
      return {
        tally: await tallyInSlices(isNew ? (data as ActivityRow[]) : [], now ?? Date.now()),
        total,
        ids,
      };
    },
    // All pages are tallied up to the moment of the first page.
    getNextPageParam: (last, pages): PageParam | null =>
      last.tally.customers === 0 || readOf(pages) >= last.total
        ? null
        : { page: pages.length + 1, now: last.tally.now, before: last.ids },
  });

  const pages = query.data?.pages;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const mayReadOn =
    isWanted && hasNextPage && !isFetchNextPageError && (pages?.length ?? 0) < allowed;
  // The number of the next page: it changes even if a cached page arrives without a render in between.
  const next = mayReadOn && !isFetching ? pages?.length : undefined;
  useEffect(() => {
    // Another component that counts the same log may have begun this request.
    if (next !== undefined) void fetchNextPage({ cancelRefetch: false });
  }, [next, fetchNextPage]);

  const tally = useMemo(() => pages && sumTallies(pages.map((page) => page.tally)), [pages]);
  const isMoreLeft = hasNextPage && !mayReadOn && !isFetching && !isFetchNextPageError;
  return {
    tally,
    read: tally?.customers ?? 0,
    total: pages?.at(-1)?.total ?? 0,
    isReading: isFetching || mayReadOn,
    isFailed: query.isError && !isFetching,
    error: query.error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    readMore: isMoreLeft ? () => setAllowed((pages?.length ?? 0) + MAX_PAGES_READ) : undefined,
  };
};

type Filter = Readonly<Record<string, unknown>>;
type PageParam = { page: number; now: number | null; before?: string };
type CountedPage = { tally: Tally; total: number; ids: string | undefined };

const NO_FILTER: Filter = {};
const FIRST_PAGE: PageParam = { page: 1, now: null };

/** Tallies a page of the log in slices, so that ten thousand accesses do not block the screen. */
const tallyInSlices = async (rows: readonly ActivityRow[], now: number): Promise<Tally> => {
  const tallies = [tallyOf([], now)];
  for (let at = 0; at < rows.length; at += SLICE_ROWS) {
    await nextTask();
    tallies.push(tallyOf(rows.slice(at, at + SLICE_ROWS), now));
  }
  return sumTallies(tallies);
};

const SLICE_ROWS = 500;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const readOf = (pages: readonly CountedPage[]) =>
  pages.reduce((sum, { tally }) => sum + tally.customers, 0);
