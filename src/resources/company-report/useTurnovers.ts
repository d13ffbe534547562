import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { PAGES_STALE_MS } from '@/core/constants';
import { monthAt, monthsOf, type MonthSpan } from '@/core/months';
import { TURNOVER } from '@/core/resource-names';
import { sum } from '@/core/sum';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages, type Coverage } from '@/providers/data/iterate-pages';
import { turnoversBy, type Turnovers } from './year-before';

/** The turnovers of a company in each month of `span`, by customer, with the rows read so far. */
export type MonthlyTurnovers = {
  span: MonthSpan;
  months: readonly Turnovers[];
  coverage: Coverage;
};

/**
 * Reads the turnovers of a company in each of `spans`, one after the other; nothing without any.
 *
 * @param select returns the data of the query; declared outside of components, so that it runs once for each answer
 */
export const useTurnovers = <Data>(
  company_code: string,
  spans: readonly MonthSpan[],
  select: (answer: readonly MonthlyTurnovers[]) => Data,
) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [TURNOVER, 'by customer', company_code, spans],
    enabled: spans.length > 0,
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer: MonthlyTurnovers[] = [];
      for (const span of spans) {
        answer.push(await readTurnovers(provider, company_code, span, signal));
      }
      return answer;
    },
    select,
  });
};

const readTurnovers = async (
  provider: ConsoleDataProvider,
  company_code: string,
  span: MonthSpan,
  signal: AbortSignal,
): Promise<MonthlyTurnovers> => {
  const pages = await mapWithConcurrency(monthsOf(span), async (number) => {
    const { year, month } = monthAt(number);
    const filter = { company_code, year: String(year), month: String(month) };
    return readPages<RaRecord>((page) =>
      provider.getCachedPage(TURNOVER, { page, filter, signal }),
    );
  });
  return {
    span,
    months: pages.map(({ rows }) => turnoversBy(rows)),
    coverage: {
      read: sum(pages.map(({ rows }) => rows.length)),
      total: sum(pages.map(({ total }) => total)),
    },
  };
};
