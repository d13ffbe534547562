import { monthsIn, periodOf } from '@/core/period';
import type { WireRecord } from '@/core/resource';
import { lineOf } from '@/core/text';
import type { ExportWords } from '@/kit/fields/column';

/**
 * The months of a target, the same however the backend writes its period: '2026', '1° semestre 2026', 'T2'
 * as '2° trimestre 2026', 'marzo 2026'. An unreadable period is shown as it is, after the year.
 */
export const periodName = (
  { year, period }: WireRecord,
  { translate, formats }: ExportWords,
): string => {
  const months = periodOf(year, period);
  if (!months) return [year, period].map(lineOf).filter(Boolean).join(' · ');
  const length = monthsIn(months);
  if (length === 12) return String(months.year);
  if (length === 1) return formats.utc.month(new Date(Date.UTC(months.year, months.first - 1)));
  return translate(`resources.target.part.${length === 6 ? 'half' : 'quarter'}`, {
    number: months.last / length,
    year: months.year,
  });
};
