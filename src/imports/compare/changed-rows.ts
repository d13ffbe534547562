import { readCells, type ImportFormat } from '@/core/imports';
import { createRowKey } from '@/imports/check/row-key';
import { createRowReader, formatColumns } from '@/imports/check/row-reader';
import { recordNameOf, type RecordName } from '@/imports/read/record-name';
import type { Source } from './previous-values';
import { createRowOutcomes } from './row-outcome';

/** A row that changes a record: where it is in the file, and the fields it changes, as cells of a file. */
export type ChangedRow = RecordName & {
  row: number;
  line: number;
  fields: readonly { column: string; before: string; after: string }[];
  /** The same fields as the file's cells are read, before the schema: lists are split. */
  values: Readonly<Record<string, unknown>>;
};

/**
 * Finds the rows that change a live record, `limit` of them after the first `offset`, in the order of the file.
 *
 * @param naming the columns with the name of a record
 */
export const changedRows = (
  format: ImportFormat,
  { layout, lookups, rows, failed }: Source,
  { offset, limit, naming }: { offset: number; limit: number; naming: readonly string[] },
): ChangedRow[] => {
  const { records } = lookups;
  if (!records) return [];
  const columns = formatColumns(format, layout, lookups.codes);
  const key = createRowKey(columns, format.key);
  const outcomes = createRowOutcomes(columns, key, { records, isGrouped: format.isGrouped });
  const read = createRowReader(columns, layout.mapping.length);
  const found: ChangedRow[] = [];
  let count = 0;
  for (let row = 0; row < rows.length() && found.length < limit; row += 1) {
    if (failed[row] === 1) continue;
    const reading = read(rows.at(row));
    const outcome = outcomes.outcomeOf(reading);
    if (outcome.kind !== 'changed') continue;
    count += 1;
    if (count <= offset) continue;
    const [stored = {}] = records.table.findAll(key.textsOf(reading), key.hashOf(reading));
    const sentOf = (name: string): string => {
      const column = columns.find((own) => own.name === name);
      return (column && reading.cells[column.index]?.text) ?? '';
    };
    // The record keeps its current name until the file is sent.
    const nameOf = (name: string): string => stored[name] || sentOf(name);
    found.push({
      row,
      line: rows.line(row),
      ...recordNameOf(nameOf, format.key, naming),
      fields: outcome.columns.map((column) => ({
        column,
        before: stored[column] ?? '',
        after: sentOf(column),
      })),
      values: readCells(
        format,
        Object.fromEntries(outcome.columns.map((column) => [column, sentOf(column)])),
      ),
    });
  }
  return found;
};
