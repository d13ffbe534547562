import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { createConcurrencyLimit } from '@/core/concurrency';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { today } from '@/core/days';
import type { Coverage } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinition } from '@/kit/registry/definitions';
import {
  monthsUpTo,
  sumOfPages,
  sumsByMonth,
  type Month,
  type Sum,
  type TurnoverByMonth,
} from './turnover-figures';

/** The turnover by month, once all months are read. */
export type MonthsRead = {
  data?: TurnoverByMonth;
  /** The number of months read so far, and of all. */
  progress: Coverage;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  /** Fetches the failed months again. */
  refetch: () => void;
};

/** A browser makes six calls at a time; the limit lets other calls of the dashboard in between the 25 months. */
const limited = createConcurrencyLimit(6);

/** Returns the turnover of all customers the user may see, by month up to `day`; all components share the queries. */
export const useTurnoverByMonth = (): { day: Date; months: MonthsRead } => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const [day] = useState(() => today());
  const combine = useCallback((answers: Answer[]) => combined(answers, day), [day]);
  const months = useQueries({
    queries: monthsUpTo(day).map((month) => ({
      queryKey: [name, 'of month', month],
      staleTime: PAGES_STALE_MS,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        limited(() => sumOf(provider, name, month, signal), signal),
    })),
    combine,
  });
  return { day, months };
};

type Answer = UseQueryResult<Sum>;

const combined = (answers: readonly Answer[], day: Date): MonthsRead => {
  const sums = answers.flatMap(({ data }) => data ?? []);
  const isWhole = sums.length === answers.length;
  return {
    data: isWhole ? byMonth(sums, day) : undefined,
    progress: { read: sums.length, total: answers.length },
    isPending: !isWhole && !answers.some(({ isError }) => isError),
    isFetching: answers.some(({ isFetching }) => isFetching),
    isError: answers.some(({ isError }) => isError),
    refetch: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
  };
};

/** @param sums one sum for each of the months up to `day` */
const byMonth = (sums: readonly Sum[], day: Date): TurnoverByMonth => ({
  ...sumsByMonth(
    monthsUpTo(day).flatMap((month, at) => {
      const { amount = null, unreadable = 0, read = 0 } = sums[at] ?? {};
      return { ...month, sum: { sum: amount ?? 0, read: read - unreadable, unreadable } };
    }),
    day,
  ),
  isPartial: sums.some(({ read, total }) => read < total),
});

/** Returns a month's turnover in euros: from the list's response, else the sum of its pages. */
const sumOf = async (
  provider: ConsoleDataProvider,
  resource: string,
  { year, month }: Month,
  signal: AbortSignal,
): Promise<Sum> => {
  const filter = { year: String(year), month: String(month) };
  const { meta, total } = await provider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
    signal,
  });
  const told: unknown = meta?.sum;
  if (typeof told === 'number') return { amount: told, unreadable: 0, read: total, total };
  return sumOfPages((page) => provider.getCachedPage(resource, { page, filter, signal }));
};
