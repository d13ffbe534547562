import type { ImportFormat } from '@/core/imports';
import { WARNINGS } from '@/imports/check/warnings';
import type { RowIssue } from '@/imports/check/issue-store';
import type { FormatColumn, RowReading } from '@/imports/check/row-reader';
import type { Lookups } from './lookups';

/**
 * Creates a function that returns the warning about a new record whose code differs from an existing one only in
 * leading zeros or case. Undefined where codes refer to other records, or not all records are known.
 */
export const createSimilarCheck = (
  { key }: ImportFormat,
  columns: readonly FormatColumn[],
  { codes, records }: Lookups,
) => {
  const [name = '', ...others] = key;
  const column = columns.find((own) => own.name === name);
  if (!column || others.length > 0 || codes.has(name) || !records?.isWhole) return undefined;
  const { table } = records;
  return ({ cells }: RowReading): RowIssue | undefined =>
    table.similarTo(cells[column.index]?.text ?? '') === undefined
      ? undefined
      : { column: name, message: WARNINGS.similar };
};
