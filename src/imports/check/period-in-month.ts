import { foldAccents } from '@/core/fold-accents';
import type { ImportFormat } from '@/core/imports';
import { monthNames } from '@/core/written-day';
import { readPeriod } from '@/imports/read/written-period';
import type { RowIssue } from './issue-store';
import { createTypoIndex } from './typos';
import type { FormatColumn, RowReading } from './row-reader';

/** Message of a month that includes the year of its row: `ott 2026`. */
export const PERIOD_IN_MONTH = 'imports.check.period_in_month';
/** Message of a month that includes the year and has a typo: `otobre 2026`. */
export const SIMILAR_PERIOD = 'imports.check.similar_period';
const WRONG_PERIOD = 'imports.check.wrong_period';

/** Whether an error requires a month with its year, so that a month by itself would not correct it. */
export const asksForPeriod = (message: string): boolean =>
  message === SIMILAR_PERIOD || message === WRONG_PERIOD;

/**
 * Creates a function that replaces the error of a month that includes its year by a more precise one. Undefined for
 * formats without months.
 *
 * @param isSplit whether month and year come from one cell of the file: if it cannot be read, the month has the only
 *   error
 */
export const createPeriodCheck = (
  { columns: described }: ImportFormat,
  columns: readonly FormatColumn[],
  isSplit: boolean,
) => {
  const month = columns.find((_, at) => described[at]?.unit === 'month');
  const year = columns.find(({ name }) => name === 'year');
  if (!month || !year) return undefined;
  return ({ cells }: RowReading, found: RowIssue[]): void => {
    const text = cells[month.index]?.text ?? '';
    const missing = found.findIndex(({ column }) => column === year.name);
    if (isSplit && missing !== -1 && cells[year.index]?.text === '') {
      found.splice(missing, 1);
      const message = rightPeriod(text) === undefined ? WRONG_PERIOD : SIMILAR_PERIOD;
      const issue = found.find(({ column }) => column === month.name);
      if (issue) issue.message = message;
      else found.push({ column: month.name, message });
      return;
    }
    const issue = found.find(({ column }) => column === month.name);
    const period = issue && readPeriod(text);
    if (period && period.year === cells[year.index]?.value) issue.message = PERIOD_IN_MONTH;
  };
};

/** The period, `10/2026`, of a text with a typo in the name of its month; undefined for any other text. */
export const rightPeriod = (text: string): string | undefined => {
  const right = foldAccents(text).replace(/[a-z]+/, (name) => nearestOf(name) ?? name);
  const period = readPeriod(right);
  return period && `${period.month}/${period.year}`;
};

const MONTHS = new Map(
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    monthNames(month).map((name) => [name, String(month)] as const),
  ),
);

const LEAST_LENGTH = 4;

const nearestOf = createTypoIndex(MONTHS.keys(), LEAST_LENGTH, (name) => MONTHS.get(name));
