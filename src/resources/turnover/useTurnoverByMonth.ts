import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { today } from '@/core/days';
import { mapWithConcurrency } from '@/core/concurrency';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinition } from '@/kit/registry/definitions';
import { monthsUpTo, sumOfPages, sumsByMonth, type Month, type Sum } from './turnover-figures';

/** The turnover of all customers the reader may see, month by month up to `day`; asked for once by all who show it. */
export const useTurnoverByMonth = () => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const [day] = useState(() => today());
  const months = useQuery({
    queryKey: [name, 'by month', monthsUpTo(day).at(-1)],
    staleTime: PAGES_STALE_MS,
    queryFn: async ({ signal }) => {
      const sums = await mapWithConcurrency(monthsUpTo(day), CALLS_AT_A_TIME, async (month) => {
        const { amount, unreadable, read, total } = await sumOf(provider, name, month, signal);
        const sum = { sum: amount ?? 0, read: read - unreadable, unreadable };
        return { ...month, sum, isPartial: read < total };
      });
      const isPartial = sums.some((month) => month.isPartial);
      return { ...sumsByMonth(sums, day), isPartial };
    },
  });
  return { day, months };
};

/** As many as a browser makes at a time: what else the dashboard asks for takes its turn among the two dozen. */
const CALLS_AT_A_TIME = 6;

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
