import { itemsOf } from '@/core/imports';
import type { RowStore } from './row-store';
import { csvOf, writeLine } from './csv-line';

/** The columns of a file with the rows of another kind. */
export type FilePart = {
  /** Indexes of the columns that are kept. */
  kept: readonly number[];
  /** Indexes of the columns that only rows of that kind fill: other rows are left out. */
  filled: readonly number[];
  /** Names of the columns whose values are packed into the one at `filled`, such as `10000:prize|12000:prize`. */
  packed?: readonly string[];
};

/**
 * The rows of another kind as a new file, with cells and column names as in the file, and packed values unpacked into
 * columns of their own. Equal rows are written once.
 */
export const partOfFile = (
  rows: RowStore,
  header: readonly string[],
  { kept, filled, packed }: FilePart,
): Blob => {
  const lines = new Set([writeLine([...kept.map((at) => header[at] ?? ''), ...(packed ?? [])])]);
  for (let row = 0; row < rows.length(); row += 1) {
    const cells = rows.cells(row);
    const texts = filled.flatMap((at) => cells[at]?.trim() || []);
    if (texts.length === 0) continue;
    const own = kept.map((at) => cells[at] ?? '');
    const items = packed ? texts.flatMap((text) => unpacked(text, packed.length)) : [[]];
    for (const item of items) lines.add(writeLine([...own, ...item]));
  }
  return csvOf(lines);
};

/** Whether a cell has items of `count` values each, as an export writes them (core/imports.ts, `cellOf`). */
export const isPacked = (text: string, count: number): boolean =>
  unpacked(text, count).every((item) => item.length === count);

/** The values of each item of a cell; an item with fewer values is kept whole, as its first value. */
const unpacked = (text: string, count: number): string[][] =>
  itemsOf(text).map((item) => {
    const values = item.split(':').map((value) => value.trim());
    return values.length === count && values.every(Boolean) ? values : [item];
  });
