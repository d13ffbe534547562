import type { RowStore } from './row-store';
import { writeLine } from './csv-file';

/**
 * The rows of a file that say something in the columns at `telling`, with the columns at `kept` alone, as a file of its
 * own: cells as they stand, under the names they have.
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
