import { cellsOf, rowAt } from './csv-parser';
import { writeLine } from './csv-line';
import { readHead, readRows } from './read-file';

/** A row of a sent file: its number from 1, the line of the file on which it begins, and its cells. */
export type NumberedRow = { number: number; line: number; cells: string[] };

/** Rows of a sent file, by their numbers, with the names of its columns. Null where the file cannot be read. */
export const rowsByNumber = async (
  file: Blob,
  numbers: readonly number[],
): Promise<{ header: string[]; rows: NumberedRow[] } | null> => {
  const head = await readHead(file, {}, () => false);
  if ('problem' in head) return null;
  const wanted = new Set(numbers);
  const rows: NumberedRow[] = [];
  let number = 0;
  for await (const { batch } of readRows(file, head)) {
    for (const [at, start] of batch.starts.entries()) {
      number += 1;
      if (!wanted.has(number)) continue;
      rows.push({ number, line: batch.lines[at] ?? 0, cells: cellsOf(rowAt(batch, start)) });
    }
    if (rows.length === wanted.size) break;
  }
  return { header: head.header, rows };
};

/** The same rows as a new file with the same header. */
export const pickRows = async (file: Blob, numbers: readonly number[]): Promise<Blob | null> => {
  const found = await rowsByNumber(file, numbers);
  if (!found) return null;
  const lines = [found.header, ...found.rows.map(({ cells }) => cells)].map(writeLine);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' });
};
