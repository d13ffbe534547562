import { today } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { monthNumberOf, movedBy } from '@/core/months';
import { monthsTouched } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import { useTurnovers, type MonthlyTurnovers } from './useTurnovers';
import { comparedMonths, comparedYears } from './year-before';

/**
 * The company's turnovers in the months of `promotion` that are over, and in the same months of the year before, by
 * customer; `months` is null without any to compare, or too many to read. The sums are those of the `compared` months,
 * which have turnovers in both years; those of the month in progress are read beside them.
 */
export const useYearBefore = (report: WireRecord, promotion: WireRecord | null | undefined) => {
  const current = monthNumberOf(today());
  const span = promotion ? monthsTouched(promotion) : null;
  const months = span && comparedMonths(span, current);
  // The months that are over are followed by the one in progress, where the promotion lasts that long.
  const isRunning = span !== null && span.last >= current;
  const query = useTurnovers(
    textOrNumberOf(report.company_code),
    months ? [isRunning ? { ...months, last: current } : months, movedBy(-12, months)] : [],
    bothYears,
  );
  return { months, query };
};

const bothYears = ([shown, earlier]: readonly MonthlyTurnovers[]) => {
  if (!shown || !earlier) throw new Error('Two years of turnovers are required');
  const before = earlier.months;
  const [now, running] = [shown.months.slice(0, before.length), shown.months[before.length]];
  return {
    ...comparedYears({ now, before }, movedBy(12, earlier.span)),
    byMonth: { now, before, running },
    coverage: {
      read: shown.coverage.read + earlier.coverage.read,
      total: shown.coverage.total + earlier.coverage.total,
    },
  };
};
