import { dayOf, today } from '@/core/days';
import type { ImportFormat } from '@/core/imports';
import { monthNumber, monthNumberOf } from '@/core/months';
import { WARNINGS } from './warnings';
import type { RowIssue } from './issue-store';
import type { FormatColumn, RowReading } from './row-reader';

/**
 * Creates a function that returns the warning about a month in the future, in the column of the year if the year is in
 * the future. Undefined for formats without such a column.
 */
export const createMonthCheck = (
  { columns: described }: ImportFormat,
  columns: readonly FormatColumn[],
) => {
  const month = columns.find((_, at) => described[at]?.content === 'begun_month');
  const year = columns.find(({ name }) => name === 'year');
  if (!month || !year) return undefined;
  const now = today();
  const thisYear = now.getUTCFullYear();
  const thisMonth = monthNumberOf(now);
  return ({ cells }: RowReading): RowIssue | undefined => {
    const ownYear = Number(cells[year.index]?.value);
    const ownMonth = monthNumber(ownYear, Number(cells[month.index]?.value));
    if (ownYear > thisYear) return { column: year.name, message: WARNINGS.future };
    return ownMonth > thisMonth ? { column: month.name, message: WARNINGS.future } : undefined;
  };
};

/**
 * Creates a function that returns the warning about a day in the future; undefined for formats without such a column.
 */
export const createDayCheck = (
  { columns: described }: ImportFormat,
  columns: readonly FormatColumn[],
) => {
  const column = columns.find((_, at) => described[at]?.content === 'begun_day');
  if (!column) return undefined;
  const now = today().getTime();
  return ({ cells }: RowReading): RowIssue | undefined => {
    const day = dayOf(cells[column.index]?.value);
    return day && day.getTime() > now
      ? { column: column.name, message: WARNINGS.future }
      : undefined;
  };
};
