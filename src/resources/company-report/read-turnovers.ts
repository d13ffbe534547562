import type { RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { monthAt, monthsOf, type MonthSpan } from '@/core/months';
import { sum } from '@/core/sum';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages, type Coverage } from '@/providers/data/iterate-pages';
import { turnoversBy, type Turnovers } from './year-before';

/** The turnovers of a company in each month of `span`, by customer, with the rows read so far. */
export const readTurnovers = async (
  provider: ConsoleDataProvider,
  company_code: string,
  span: MonthSpan,
  signal: AbortSignal,
): Promise<{ months: Turnovers[]; coverage: Coverage }> => {
  const pages = await mapWithConcurrency(monthsOf(span), async (number) => {
    const { year, month } = monthAt(number);
    const filter = { company_code, year: String(year), month: String(month) };
    return readPages<RaRecord>((page) =>
      provider.getCachedPage(TURNOVER, { page, filter, signal }),
    );
  });
  return {
    months: pages.map(({ rows }) => turnoversBy(rows)),
    coverage: {
      read: sum(pages.map(({ rows }) => rows.length)),
      total: sum(pages.map(({ total }) => total)),
    },
  };
};

export const TURNOVER = 'turnover';
