import { foldAccents } from '@/core/fold-accents';
import { mapColumns, type KnownColumn } from './column-mapping';
import { cellsOf, rowAt } from './csv-parser';
import { csvOf, writeLine } from './csv-line';
import { readHead, readRows, type ReadOptions } from './read-file';

/** A row of a sent file: its number from 1, the line of the file on which it begins, and its cells. */
export type NumberedRow = { number: number; line: number; cells: string[] };

type RowsOfFile = { header: string[]; rows: NumberedRow[] };

/** A sent file begins with its header. */
const SENT: ReadOptions = { headerRow: 0, firstRow: 1 };

/** Receives the number of a row, and a function that splits it into cells; returns false to end the reading. */
type Visit = (number: number, read: () => NumberedRow) => boolean;

/**
 * Visits the rows of a sent file, in order, once its header is known. Returns the header; null where the file cannot be
 * read.
 */
const visitRows = async (
  file: Blob,
  begin: (header: string[]) => Visit,
): Promise<string[] | null> => {
  const head = await readHead(file, SENT, () => false);
  if ('problem' in head) return null;
  const visit = begin(head.header);
  let number = 0;
  for await (const { batch } of readRows(file, head)) {
    for (const [at, start] of batch.starts.entries()) {
      number += 1;
      const own = number;
      const read = () => ({
        number: own,
        line: batch.lines[at] ?? 0,
        cells: cellsOf(rowAt(batch, start)),
      });
      if (!visit(own, read)) return head.header;
    }
  }
  return head.header;
};

/** Rows of a sent file, by their numbers, with the names of its columns. Null where the file cannot be read. */
export const rowsByNumber = async (
  file: Blob,
  numbers: readonly number[],
): Promise<RowsOfFile | null> => {
  const wanted = new Set(numbers);
  const rows: NumberedRow[] = [];
  const header = await visitRows(file, () => (number, read) => {
    if (wanted.has(number)) rows.push(read());
    return rows.length < wanted.size;
  });
  return header && { header, rows };
};

/**
 * The first `limit` rows of a sent file with `text` in one of the `wanted` columns, ignoring case and accents; `count`
 * is the number of all such rows. Null where the file cannot be read.
 */
export const findRows = async (
  file: Blob,
  text: string,
  {
    columns,
    wanted,
    limit,
  }: { columns: readonly KnownColumn[]; wanted: readonly string[]; limit: number },
): Promise<(RowsOfFile & { count: number }) | null> => {
  const folded = foldAccents(text);
  const rows: NumberedRow[] = [];
  let count = 0;
  const header = await visitRows(file, (names) => {
    const mapping = mapColumns(names, columns);
    const places = wanted.map((name) => mapping.indexOf(name)).filter((at) => at !== -1);
    return (_, read) => {
      const row = read();
      if (places.some((place) => foldAccents(row.cells[place] ?? '').includes(folded))) {
        count += 1;
        if (rows.length < limit) rows.push(row);
      }
      return true;
    };
  });
  return header && { header, rows, count };
};

/** The rows of a sent file after the first `known` ones, as a new file with the same header. */
export const restOfFile = async (
  file: Blob,
  known: number,
): Promise<{ file: Blob; rows: number } | null> => {
  const lines: string[] = [];
  const header = await visitRows(file, () => (number, read) => {
    if (number > known) lines.push(writeLine(read().cells));
    return true;
  });
  return header && { file: csvOf([writeLine(header), ...lines]), rows: lines.length };
};

/** The columns of a file whose rows of one key are one record, and that key. */
type Grouping = { columns: readonly KnownColumn[]; key: readonly string[] };

/**
 * Rows of a sent file, by their numbers, as a new file with the same header, and the numbers of its rows. With a
 * `grouping`, all rows of the same records come along: a record is replaced by the rows that are sent. Null where the
 * file cannot be read.
 */
export const pickRows = async (
  file: Blob,
  numbers: readonly number[],
  grouping?: Grouping,
): Promise<{ file: Blob; numbers: number[] } | null> => {
  const wanted = await rowsByNumber(file, numbers);
  if (!wanted) return null;
  const rows = grouping ? await rowsOfRecords(file, wanted, grouping) : wanted.rows;
  return {
    file: csvOf([wanted.header, ...rows.map(({ cells }) => cells)].map(writeLine)),
    numbers: rows.map(({ number }) => number),
  };
};

/** All rows of a file that have the key of one of the `wanted` rows. */
const rowsOfRecords = async (
  file: Blob,
  wanted: { header: readonly string[]; rows: readonly NumberedRow[] },
  { columns, key }: Grouping,
): Promise<readonly NumberedRow[]> => {
  const mapping = mapColumns(wanted.header, columns);
  const places = key.map((name) => mapping.indexOf(name));
  const keyOf = (cells: readonly string[]) =>
    JSON.stringify(places.map((place) => (cells[place] ?? '').trim()));
  const keys = new Set(wanted.rows.map(({ cells }) => keyOf(cells)));
  const rows: NumberedRow[] = [];
  await visitRows(file, () => (_, read) => {
    const row = read();
    if (keys.has(keyOf(row.cells))) rows.push(row);
    return true;
  });
  return rows;
};
