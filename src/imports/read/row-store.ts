import { cellsOf, rowAt, rowOf, type RowBatch, type RowText } from './csv-parser';

/** `first` is the index of its first row in the file. */
type StoredBatch = RowBatch & { first: number };

/**
 * The rows of a file, and the cells that were overwritten. Rows are kept as the text they were read in.
 *
 * @param lines the lines of rows in the file they were taken from, by their index; others have their line in this file
 */
export const createRowStore = (lines: ReadonlyMap<number, number> = new Map()) => {
  const batches: StoredBatch[] = [];
  let length = 0;
  let hasStrays = false;
  /** For each changed column, by row, the place of the new text, from 1; 0 where the file's text is kept. */
  const written: (Int32Array | undefined)[] = [];
  const texts: string[] = [];

  const batchOf = (row: number): StoredBatch | undefined => {
    let low = 0;
    let high = batches.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((batches[middle]?.first ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    return batches[low];
  };

  const asRead = (row: number): RowText => {
    const batch = batchOf(row);
    if (!batch || row >= length) return rowOf([]);
    return rowAt(batch, batch.starts[row - batch.first] ?? 0);
  };

  const at = (row: number): RowText => {
    const found = asRead(row);
    return written.length > 0 && isWritten(row) ? rowOf(overwritten(row, cellsOf(found))) : found;
  };

  const isWritten = (row: number): boolean => written.some((column) => (column?.[row] ?? 0) !== 0);

  const overwritten = (row: number, cells: string[]): string[] => {
    for (const [column, places] of written.entries()) {
      const place = places?.[row] ?? 0;
      if (place === 0) continue;
      while (cells.length < column) cells.push('');
      cells[column] = texts[place - 1] ?? '';
    }
    return cells;
  };

  return {
    /** Appends rows; returns the index of the first of them. */
    add: (batch: RowBatch): number => {
      const first = length;
      if (batch.lines.length === 0) return first;
      batches.push({ ...batch, first });
      length += batch.lines.length;
      hasStrays ||= (batch.strays?.size ?? 0) > 0;
      return first;
    },
    at,
    cells: (row: number): string[] => cellsOf(at(row)),
    /** The cells as they are in the file, without corrections. */
    cellsAsRead: (row: number): string[] => cellsOf(asRead(row)),
    /** The line of the user's file on which `row` begins, from 1. */
    line: (row: number): number => {
      const original = lines.get(row);
      if (original !== undefined) return original;
      const batch = batchOf(row);
      return batch?.lines[row - batch.first] ?? 0;
    },
    length: () => length,
    /** The index of the cell of `row` that begins with a stray quote, until it is changed. */
    strayAt: (row: number): number | undefined => {
      if (!hasStrays) return undefined;
      const batch = batchOf(row);
      const at = batch?.strays?.get(batch.lines[row - batch.first] ?? 0);
      return at !== undefined && (written[at]?.[row] ?? 0) === 0 ? at : undefined;
    },
    /** Stores a text to be written to cells; returns its place. */
    keepText: (text: string): number => (texts.at(-1) === text ? texts.length : texts.push(text)),
    /** The text stored at a place. */
    textAt: (place: number): string => texts[place - 1] ?? '',
    /** The place of the text written to a cell; 0 where the file's text is kept. */
    placeAt: (row: number, column: number): number => written[column]?.[row] ?? 0,
    /** Writes the text at `place` to a cell; 0 restores the file's text. */
    write: (row: number, column: number, place: number): void => {
      let places = written[column] ?? NOTHING;
      if (row >= places.length) {
        const larger = new Int32Array(length);
        larger.set(places);
        written[column] = places = larger;
      }
      places[row] = place;
    },
  };
};

const NOTHING = new Int32Array();

export type RowStore = ReturnType<typeof createRowStore>;
