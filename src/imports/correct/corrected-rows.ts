import { lineColumn } from '@/imports/read/report-columns';
import { cellsOf, rowAt } from '@/imports/read/csv-parser';
import { createEdit, type Edit } from './edit-log';
import { readRows, type FileHead } from '@/imports/read/read-file';
import type { RowStore } from '@/imports/read/row-store';

/**
 * Reads a file of failed rows that was corrected elsewhere: its changes to the cells of `rows`, and its number of rows.
 * Columns are found by name, in any order; surplus cells of a row follow after the last column. Null where the file
 * does not contain rows of the file with this `fingerprint`.
 */
export const readCorrectedRows = async (
  { csv, head }: { csv: Blob; head: FileHead },
  rows: RowStore,
  names: readonly string[],
  fingerprint: string | undefined,
): Promise<{ rows: number; edit?: Edit } | null> => {
  if (!fingerprint) return null;
  const lineAt = head.header.indexOf(lineColumn(fingerprint));
  if (lineAt === -1) return null;
  const places = names.flatMap((name, column) => {
    const at = head.header.indexOf(name);
    // Only the first of several columns with the same name can be found.
    return at === -1 || names.indexOf(name) < column ? [] : [{ column, at }];
  });
  // Spreadsheets add columns without a name for surplus cells.
  const end = head.header.findLastIndex((name) => name.trim() !== '') + 1;
  const corrected = new Set<number>();
  const edit = createEdit(rows);
  for await (const { batch } of readRows(csv, head)) {
    for (const start of batch.starts) {
      const cells = cellsOf(rowAt(batch, start));
      const row = rowOfLine(rows, Number(cells[lineAt]));
      if (row === undefined) continue;
      corrected.add(row);
      const before = rows.cells(row);
      for (const { column, at } of places) {
        const text = cells[at] ?? '';
        if (text !== (before[column] ?? '')) edit.put(row, column, text);
      }
      for (let column = names.length; column < before.length; column += 1) {
        const text = cells[end + column - names.length] ?? '';
        if (text !== before[column]) edit.put(row, column, text);
      }
    }
  }
  return { rows: corrected.size, edit: edit.end() };
};

/** The row that begins on a line; undefined where none does. Lines ascend. */
const rowOfLine = (rows: RowStore, line: number): number | undefined => {
  let from = 0;
  let to = rows.length();
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (rows.line(middle) < line) from = middle + 1;
    else to = middle;
  }
  return from < rows.length() && rows.line(from) === line ? from : undefined;
};
