import type { RowStore } from './row-store';
import { writeLine } from './csv-line';

/**
 * The rows of a file with text in at least one of the columns at `telling`, as a new file with only the columns at
 * `kept`: cells and column names as in the file.
 */
export const partOfFile = (
  rows: RowStore,
  header: readonly string[],
  { kept, telling }: { kept: readonly number[]; telling: readonly number[] },
): Blob => {
  const lines = ['\uFEFF', writeLine(kept.map((at) => header[at] ?? ''))];
  for (let row = 0; row < rows.length(); row += 1) {
    const cells = rows.cells(row);
    if (telling.every((at) => !cells[at]?.trim())) continue;
    lines.push(writeLine(kept.map((at) => cells[at] ?? '')));
  }
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
};
