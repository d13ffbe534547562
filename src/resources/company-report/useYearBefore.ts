import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { PAGES_STALE_MS } from '@/core/constants';
import { today } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { monthAt, monthNumberOf, monthsOf, movedBy, type MonthSpan } from '@/core/months';
import { monthsTouched } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { comparedMonths, comparedYears, turnoversBy } from './year-before';

/**
 * The company's turnovers in the months of `promotion` that are over, and in the same months of the year before, by
 * customer; `months` is null without any to compare, or too many to read. The sums are those of the `compared` months,
 * which have turnovers in both years; those of the month in progress are read beside them.
 */
export const useYearBefore = (report: WireRecord, promotion: WireRecord | null | undefined) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const company_code = textOrNumberOf(report.company_code);
  const current = monthNumberOf(today());
  const span = promotion ? monthsTouched(promotion) : null;
  const months = span && comparedMonths(span, current);
  // The months that are over are followed by the one in progress, where the promotion lasts that long.
  const isRunning = span !== null && span.last >= current;
  const query = useQuery({
    queryKey: [TURNOVER, 'of report', company_code, months, isRunning],
    enabled: months !== null,
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!months) throw new Error('The report has no months');
      let [read, total] = [0, 0];
      const rowsOf = async (span: MonthSpan) => {
        const pages = await mapWithConcurrency(monthsOf(span), async (number) => {
          const { year, month } = monthAt(number);
          const filter = { company_code, year: String(year), month: String(month) };
          return readPages<RaRecord>((page) =>
            provider.getCachedPage(TURNOVER, { page, filter, signal }),
          );
        });
        for (const page of pages) {
          read += page.rows.length;
          total += page.total;
        }
        return pages.map(({ rows }) => turnoversBy(rows));
      };
      const shown = await rowsOf(isRunning ? { ...months, last: current } : months);
      const before = await rowsOf(movedBy(-12, months));
      const [now, running] = [shown.slice(0, before.length), shown[before.length]];
      return {
        ...comparedYears({ now, before }, months),
        byMonth: { now, before, running },
        coverage: { read, total },
      };
    },
  });
  return { months, query };
};

const TURNOVER = 'turnover';
