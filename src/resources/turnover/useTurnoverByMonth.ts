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
  /** The months read so far, of all. */
  progress: Coverage;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  /** Asks again for the months that failed. */
  refetch: () => void;
};

/** As many as a browser makes at a time: what else the dashboard asks for takes its turn among the two dozen. */
const limited = createConcurrencyLimit(6);

/** The turnover of all customers the reader may see, month by month up to `day`; asked for once by all who show it. */
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

/** @param sums one of each of the months up to `day` */
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

/** A month's turnover in euros: what the answer of its list says, else the sum of its pages. */
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
