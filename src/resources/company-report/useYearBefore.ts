import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import { today } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { monthNumberOf, movedBy } from '@/core/months';
import { monthsTouched } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readTurnovers, TURNOVER } from './read-turnovers';
import { comparedMonths, comparedYears } from './year-before';

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
      const shown = await readTurnovers(
        provider,
        company_code,
        isRunning ? { ...months, last: current } : months,
        signal,
      );
      const earlier = await readTurnovers(provider, company_code, movedBy(-12, months), signal);
      const before = earlier.months;
      const [now, running] = [shown.months.slice(0, before.length), shown.months[before.length]];
      return {
        ...comparedYears({ now, before }, months),
        byMonth: { now, before, running },
        coverage: {
          read: shown.coverage.read + earlier.coverage.read,
          total: shown.coverage.total + earlier.coverage.total,
        },
      };
    },
  });
  return { months, query };
};
