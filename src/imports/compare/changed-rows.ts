import { readCells, type ImportFormat } from '@/core/imports';
import { recordNameOf, type RecordName } from '@/imports/read/record-name';
import type { Source } from './previous-values';
import { cellsByColumn, rowsWith, type RowRange } from './rows-with';

/** A row that changes a record: its position in the file, and the fields it changes, as cells of a file. */
export type ChangedRow = RecordName & {
  row: number;
  line: number;
  fields: readonly ChangedField[];
  /** The values of these fields as {@link readCells} returns them: lists are split, and the schema is not applied. */
  values: Readonly<Record<string, unknown>>;
};

/** `typed` is the cell as in the file; undefined where the file lacks the column. */
type ChangedField = { column: string; before: string; after: string; typed?: string };

/** Finds the rows that change an existing record. */
export const changedRows = (format: ImportFormat, source: Source, range: RowRange): ChangedRow[] =>
  rowsWith(
    format,
    source,
    { ...range, kind: 'changed' },
    ({ row, reading, outcome }, { key, columns }) => {
      const records = source.lookups.records?.table.findAll(
        key.textsOf(reading),
        key.hashOf(reading),
      );
      const [stored = {}] = records ?? [];
      const typed = cellsByColumn(source, row);
      const sentOf = (name: string): string => {
        const column = columns.find((own) => own.name === name);
        return (column && reading.cells[column.index]?.text) ?? '';
      };
      // The record keeps its current name until the file is sent.
      const nameOf = (name: string): string => stored[name] || sentOf(name);
      return {
        row,
        line: source.rows.line(row),
        ...recordNameOf(nameOf, format.key, range.naming),
        fields: outcome.columns.map((column) => ({
          column,
          before: stored[column] ?? '',
          after: sentOf(column),
          typed: typed(column),
        })),
        values: readCells(
          format,
          Object.fromEntries(outcome.columns.map((column) => [column, sentOf(column)])),
        ),
      };
    },
  );
