import type { ImportFormat } from '@/core/imports';
import { recordNameOf, type RecordName } from '@/imports/read/record-name';
import type { Source } from './previous-values';
import { cellsByColumn, rowsWith, type RowRange } from './rows-with';

/** A row that creates a record: its position in the file, and its other fields, as cells of a file. */
export type AddedRow = RecordName & {
  row: number;
  line: number;
  fields: readonly { column: string; text: string; typed?: string }[];
};

/** Finds the rows that create a record. */
export const addedRows = (format: ImportFormat, source: Source, range: RowRange): AddedRow[] =>
  rowsWith(format, source, { ...range, kind: 'added' }, ({ row, reading }, { columns }) => {
    const textOf = (name: string): string => {
      const column = columns.find((own) => own.name === name);
      return (column && reading.cells[column.index]?.text) ?? '';
    };
    const typed = cellsByColumn(source, row);
    return {
      row,
      line: source.rows.line(row),
      ...recordNameOf(textOf, format.key, range.naming),
      fields: columns
        .filter(({ name, isAbsent }) => !isAbsent && !format.key.includes(name))
        .map(({ name }) => ({ column: name, text: textOf(name), typed: typed(name) })),
    };
  });
