import { readPeriod } from './written-period';
import type { ColumnMapping } from './column-mapping';
import { cellsOf, rowAt, type RowBatch } from './csv-parser';
import type { FormatInfo } from './format-info';
import type { FileHead } from './read-file';

/** A column with month and year in one cell, and the fields into which it is split. */
export type PeriodColumn = { at: number; fields: readonly [year: string, month: string] };

/** The column to be split in a file without a column for the year; undefined without one. */
export const periodColumnIn = (
  { columns }: Pick<FormatInfo, 'columns'>,
  { rows }: Pick<FileHead, 'rows'>,
  mapping: ColumnMapping,
): PeriodColumn | undefined => {
  const fields = periodFieldsIn(columns);
  if (!fields || mapping.includes(YEAR)) return undefined;
  const [, month] = fields;
  const at = mapping.findIndex((name, place) => {
    const isFree = name === month || (name === null && !mapping.includes(month));
    const texts = rows.flatMap((cells) => cells[place]?.trim() || []);
    const read = texts.filter((text) => readPeriod(text) !== undefined).length;
    // The others may have a typo, or belong to a total.
    return isFree && read > texts.length / 2;
  });
  return at === -1 ? undefined : { at, fields };
};

/** The fields of `columns` that hold a month and its year; undefined where one is missing. */
export const periodFieldsIn = (
  columns: readonly { name: string; unit?: string }[],
): PeriodColumn['fields'] | undefined => {
  const month = columns.find(({ unit }) => unit === 'month')?.name;
  return month && columns.some(({ name }) => name === YEAR) ? [YEAR, month] : undefined;
};

const YEAR = 'year';

/** The head of a file with the column split into the year, in its place, and the month after it. */
export const splitHead = (head: FileHead, { at, fields }: PeriodColumn): FileHead => {
  const { header, rows, book } = head;
  const numbers = [...(book?.numbers ?? [])].flatMap(([place, storage]) =>
    place === at ? [] : [[place > at ? place + 1 : place, storage] as const],
  );
  return {
    ...head,
    header: header.toSpliced(at, 1, ...fields),
    rows: rows.map((cells) => splitCells(cells, at)),
    period: header[at],
    ...(book && { book: { ...book, numbers: new Map(numbers) } }),
  };
};

/** Rows with the column split; a cell that cannot be read becomes the month. */
export const splitBatch = (batch: RowBatch, { at }: PeriodColumn): RowBatch => {
  const parts: string[] = [];
  let length = 0;
  const starts = batch.starts.map((start) => {
    const row = `${splitCells(cellsOf(rowAt(batch, start)), at).join(batch.separator)}${batch.newline}`;
    const begin = length;
    parts.push(row);
    length += row.length;
    return begin;
  });
  const strays = [...(batch.strays ?? [])].map(
    ([line, place]) => [line, place > at ? place + 1 : place] as const,
  );
  return { ...batch, text: parts.join(''), starts, strays: new Map(strays) };
};

const splitCells = (cells: readonly string[], at: number): string[] => {
  const text = cells[at];
  if (text === undefined) return [...cells];
  const period = readPeriod(text);
  const [year, month] = period ? [String(period.year), String(period.month)] : ['', text];
  return cells.toSpliced(at, 1, year, month);
};
