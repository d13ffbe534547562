import { lineOf } from '@/core/text';
import { recordNameOf, type RecordName } from '@/imports/read/record-name';
import type { FileLayout } from '@/imports/check/file-layout';
import type { RowStore } from '@/imports/read/row-store';
import type { RowRange } from './rows-with';

/** A row that is left out: its position in the file, and the text of its cells. */
export type ExcludedRow = RecordName & { row: number; line: number; text: string };

type Excluded = {
  rows: RowStore;
  layout: FileLayout;
  excluded: ReadonlySet<number>;
  key: readonly string[];
};

/** The rows that are left out, in the order of the file. */
export const excludedRows = (
  { rows, layout: { mapping }, excluded, key }: Excluded,
  { offset, limit, naming }: RowRange,
): ExcludedRow[] =>
  [...excluded]
    .sort((one, other) => one - other)
    .slice(offset, offset + limit)
    .map((row) => {
      const cells = rows.cells(row);
      const textOf = (name: string) => lineOf(cells[mapping.indexOf(name)]?.trim());
      const text = lineOf(cells.filter((cell) => cell.trim() !== '').join(' · '));
      return { row, line: rows.line(row), text, ...recordNameOf(textOf, key, naming) };
    });
