import type { ImportFormat } from '@/core/imports';
import { readPeriod } from '@/imports/read/written-period';
import type { RowIssue } from './issue-store';
import type { FormatColumn, RowReading } from './row-reader';

/** Message of a month that is written with the year of its row: `ott 2026`. */
export const PERIOD_IN_MONTH = 'imports.check.period_in_month';

/**
 * Creates a function that names the error of a month that is written with the year, where the year is that of its row.
 * Undefined for formats without months.
 */
export const createPeriodCheck = (
  { columns: described }: ImportFormat,
  columns: readonly FormatColumn[],
) => {
  const month = columns.find((_, at) => described[at]?.unit === 'month');
  const year = columns.find(({ name }) => name === 'year');
  if (!month || !year) return undefined;
  return ({ cells }: RowReading, found: readonly RowIssue[]): void => {
    const issue = found.find(({ column }) => column === month.name);
    const period = issue && readPeriod(cells[month.index]?.text ?? '');
    if (period && period.year === cells[year.index]?.value) issue.message = PERIOD_IN_MONTH;
  };
};
