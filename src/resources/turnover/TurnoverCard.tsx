import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useDataProvider } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { mapWithConcurrency } from '@/core/map-with-concurrency';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { totalOf } from '@/shared/activity/tally';
import { useDefinition } from '@/shared/registry/definitions';
import { listLink } from '@/shared/links/list-link';
import { QueryCard } from '@/shared/record/QueryCard';
import { monthsUpTo, sumOfPages, turnoverByMonth, type Month } from './turnover-figures';
import { TurnoverHistory } from './TurnoverHistory';

/** On the dashboard: the turnover of the last twelve months against the twelve before. */
export const TurnoverCard = () => {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const definition = useDefinition();
  const [now] = useState(Date.now);
  const months = useQuery({
    queryKey: [definition.name, 'by month', monthsUpTo(now)],
    staleTime: PAGES_STALE_MS,
    queryFn: async ({ signal }) => {
      const amounts: (Month & { amount: number })[] = [];
      await mapWithConcurrency(monthsUpTo(now), CALLS_AT_A_TIME, async (month) => {
        const amount = await amountOf(provider, definition.name, month, signal);
        amounts.push({ ...month, amount });
      });
      return turnoverByMonth(amounts, now);
    },
  });
  const { current = [], previous = [] } = months.data ?? {};
  const isEmpty = totalOf(current) === 0 && totalOf(previous) === 0;
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={months}
      empty={isEmpty ? translate('resources.turnover.customer.none') : undefined}
      action={
        <Button component={Link} to={listLink(definition)} size="small">
          {translate('resources.turnover.customer.all')}
        </Button>
      }
    >
      <TurnoverHistory now={now} current={current} previous={previous} />
    </QueryCard>
  );
};

/** There are two dozen of them: the rest of the dashboard is not to wait for all. */
const CALLS_AT_A_TIME = 3;

/** A month's turnover in euros: what the answer of its list says, else the sum of its pages. */
const amountOf = async (
  provider: ConsoleDataProvider,
  resource: string,
  { year, month }: Month,
  signal: AbortSignal,
): Promise<number> => {
  const filter = { year: String(year), month: String(month) };
  const { meta } = await provider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
    signal,
  });
  const told: unknown = meta?.sum;
  if (typeof told === 'number') return told;
  const { amount } = await sumOfPages((page) =>
    provider.getCachedPage(resource, { page, filter, signal }),
  );
  return amount;
};
