import { foldAccents } from '@/core/fold-accents';
import { mapColumns, type KnownColumn } from './column-mapping';
import { cellsOf, rowAt } from './csv-parser';
import { csvOf, writeLine } from './csv-line';
import { readHead, readRows, type ReadOptions } from './read-file';

/** A row of a sent file: its number from 1, the line of the file on which it begins, and its cells. */
export type NumberedRow = { number: number; line: number; cells: string[] };

/** A sent file begins with its header. */
const SENT: ReadOptions = { headerRow: 0, firstRow: 1 };

/** Rows of a sent file, by their numbers, with the names of its columns. Null where the file cannot be read. */
export const rowsByNumber = async (
  file: Blob,
  numbers: readonly number[],
): Promise<{ header: string[]; rows: NumberedRow[] } | null> => {
  const head = await readHead(file, SENT, () => false);
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

/**
 * The first `limit` rows of a sent file with `text` in one of the `wanted` columns, without regard to case and accents;
 * `count` is the number of all of them. Null where the file cannot be read.
 */
export const findRows = async (
  file: Blob,
  text: string,
  {
    columns,
    wanted,
    limit,
  }: { columns: readonly KnownColumn[]; wanted: readonly string[]; limit: number },
): Promise<{ header: string[]; rows: NumberedRow[]; count: number } | null> => {
  const head = await readHead(file, SENT, () => false);
  if ('problem' in head) return null;
  const mapping = mapColumns(head.header, columns);
  const places = wanted.map((name) => mapping.indexOf(name)).filter((at) => at !== -1);
  const folded = foldAccents(text);
  const rows: NumberedRow[] = [];
  let number = 0;
  let count = 0;
  for await (const { batch } of readRows(file, head)) {
    for (const [at, start] of batch.starts.entries()) {
      number += 1;
      const cells = cellsOf(rowAt(batch, start));
      if (!places.some((place) => foldAccents(cells[place] ?? '').includes(folded))) continue;
      count += 1;
      if (rows.length < limit) rows.push({ number, line: batch.lines[at] ?? 0, cells });
    }
  }
  return { header: head.header, rows, count };
};

/** The rows of a sent file after the first `known` ones, as a new file with the same header. */
export const restOfFile = async (
  file: Blob,
  known: number,
): Promise<{ file: Blob; rows: number } | null> => {
  const head = await readHead(file, SENT, () => false);
  if ('problem' in head) return null;
  const lines = [writeLine(head.header)];
  let number = 0;
  for await (const { batch } of readRows(file, head)) {
    for (const start of batch.starts) {
      number += 1;
      if (number > known) lines.push(writeLine(cellsOf(rowAt(batch, start))));
    }
  }
  return { file: csvOf(lines), rows: Math.max(0, number - known) };
};

/** The same rows as a new file with the same header. */
export const pickRows = async (file: Blob, numbers: readonly number[]): Promise<Blob | null> => {
  const found = await rowsByNumber(file, numbers);
  if (!found) return null;
  return csvOf([found.header, ...found.rows.map(({ cells }) => cells)].map(writeLine));
};
