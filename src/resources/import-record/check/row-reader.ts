import type { ImportFormat } from '@/core/imports';
import type { ColumnMapping } from './column-mapping';
import { createColumnValidator, type CellReading, type ColumnValidator } from './column-validator';
import type { RowText } from './csv-parser';
import type { LookUps } from './look-ups';
import { nextHash } from './text-hash';

/** A column of the format; `at` is its place in the file, -1 where that lacks it. */
export type FormatColumn = ColumnValidator & { name: string; index: number; at: number };

/**
 * What a row says, column by column of the format; `hasProblem` where something is wrong with one of them, `hasSurplus`
 * where it has cells beyond the last column.
 */
export type RowReading = {
  cells: readonly CellReading[];
  hasProblem: boolean;
  hasSurplus: boolean;
};

/** The columns of the `format` in a file whose columns stand for them as `mapping` says. */
export const formatColumns = (
  format: ImportFormat,
  mapping: ColumnMapping,
  codes: LookUps['codes'],
): FormatColumn[] =>
  format.columns.map((column, index) => {
    const at = mapping.indexOf(column.name);
    const known = codes.get(column.name);
    const validator = createColumnValidator(format, column, {
      codes: at !== -1 && known?.isWhole ? known.known : undefined,
      isKey: format.key.includes(column.name),
    });
    return { ...validator, name: column.name, index, at };
  });

/** Gives a reader of rows that have `width` cells. What it answers is written over with the next row. */
export const createRowReader = (columns: readonly FormatColumn[], width: number) => {
  const byPlace = Array.from({ length: width }, (_, at) =>
    columns.find((column) => column.at === at),
  );
  const cells = columns.map(({ absent }) => absent);
  const isAbsentWrong = columns.some(({ at, absent }) => at === -1 && absent.problem !== undefined);
  const reading = { cells, hasProblem: false, hasSurplus: false };

  const put = (column: FormatColumn, cell: CellReading) => {
    cells[column.index] = cell;
    if (cell.problem !== undefined) reading.hasProblem = true;
  };

  return ({ text, start, end, separator }: RowText): RowReading => {
    const sign = separator.charCodeAt(0);
    let at = 0;
    let from = start;
    let hash = 0;
    reading.hasSurplus = false;
    reading.hasProblem = isAbsentWrong;
    for (let to = start; to <= end; to += 1) {
      const code = to < end ? text.charCodeAt(to) : sign;
      if (code !== sign) {
        hash = nextHash(hash, code);
        continue;
      }
      const column = byPlace[at];
      if (column) put(column, column.read(text, from, to, hash, to === end));
      else if (at >= width) reading.hasSurplus ||= text.slice(from, to).trim() !== '';
      at += 1;
      from = to + 1;
      hash = 0;
    }
    for (; at < width; at += 1) {
      const column = byPlace[at];
      if (column) put(column, column.read('', 0, 0, 0, false));
    }
    return reading;
  };
};
