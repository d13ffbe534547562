import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Month } from '@/core/months';
import { createConcurrencyLimit } from '@/core/concurrency';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import { today } from '@/core/days';
import type { Coverage } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinition } from '@/kit/registry/definitions';
import {
  monthsUpTo,
  readSumOf,
  sumInAnswer,
  sumOfPages,
  sumsByMonth,
  type Sum,
  type TurnoverByMonth,
} from './turnover-figures';

/** A reading of several months. */
export type MonthsRead<Data> = {
  /** Once all months are read. */
  data?: Data;
  /** The number of months read so far, and of all. */
  progress: Coverage;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  /** The reason of a failure. */
  error: unknown;
  /** Fetches the failed months again. */
  refetch: () => void;
};

/** A browser makes six calls at a time; the limit lets other calls of the page in between those of the months. */
const limited = createConcurrencyLimit(6);

/** Returns the turnover of all customers the user may see, by month up to `day`; all components share the queries. */
export const useTurnoverByMonth = (): { day: Date; months: MonthsRead<TurnoverByMonth> } => {
  const [day] = useState(() => today());
  const months = useMemo(() => monthsUpTo(day), [day]);
  const { data: sums, ...read } = useMonthSums(months);
  const data = useMemo(() => sums && byMonth(months, sums, day), [months, sums, day]);
  return { day, months: { ...read, data } };
};

/** Returns the sum of each of `months`, in their order, of the rows that match `filter`. */
export const useMonthSums = (
  months: readonly Month[],
  filter: Filter = NO_FILTER,
  isEnabled = true,
): MonthsRead<Sum[]> => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  return useQueries({
    queries: months.map((month) => ({
      queryKey: [name, 'of month', month, filter],
      enabled: isEnabled,
      staleTime: PAGES_STALE_MS,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        limited(() => sumOf(provider, name, { ...filter, ...monthFilter(month) }, signal), signal),
    })),
    combine: combined,
  });
};

type Filter = Readonly<Record<string, string>>;

const NO_FILTER: Filter = {};

/** The list's filter for the rows of a month. */
export const monthFilter = ({ year, month }: Month) => ({
  year: String(year),
  month: String(month),
});

const combined = (answers: readonly UseQueryResult<Sum>[]): MonthsRead<Sum[]> => {
  const sums = answers.flatMap(({ data }) => data ?? []);
  const isWhole = sums.length === answers.length;
  const failed = answers.find((answer) => answer.isError);
  const isError = failed !== undefined;
  return {
    data: isWhole ? sums : undefined,
    progress: { read: sums.length, total: answers.length },
    isPending: !isWhole && !isError,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isError,
    error: failed?.error,
    refetch: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
};

/** @param sums one sum for each of the `months` */
const byMonth = (months: readonly Month[], sums: readonly Sum[], day: Date): TurnoverByMonth => ({
  ...sumsByMonth(
    months.flatMap((month, at) => {
      const sum = sums[at];
      return sum && sum.total > 0 ? [{ ...month, sum: readSumOf(sum) }] : [];
    }),
    day,
  ),
  isPartial: sums.some(({ read, total }) => read < total),
});

/** Returns a month's turnover in euros: from the list's response, else the sum of its pages. */
const sumOf = async (
  provider: ConsoleDataProvider,
  resource: string,
  filter: Filter,
  signal: AbortSignal,
): Promise<Sum> => {
  const read = (page: number, perPage: number) =>
    provider.getList(resource, {
      filter,
      pagination: { page, perPage },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      signal,
    });
  const { meta, total } = await read(1, 1);
  // The pages are not cached: half a million rows of 25 months would take a hundred megabytes.
  return sumInAnswer(meta, total) ?? sumOfPages((page) => read(page, MAX_PAGE_SIZE));
};
