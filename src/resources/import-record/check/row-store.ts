import { cellsOf, rowAt, rowOf, type RowBatch, type RowText } from './csv-parser';

type StoredBatch = Pick<RowBatch, 'text' | 'separator' | 'newline'> & {
  /** The number of its first row in the file. */
  first: number;
  starts: Int32Array;
  lines: Int32Array;
};

/**
 * The rows of a file as they stand there, and the cells that were written over. Rows are kept as the text they came
 * in.
 */
export const createRowStore = () => {
  const batches: StoredBatch[] = [];
  let length = 0;
  /** Texts that replace what stands in the file, by column and row. */
  const written = new Map<number, Map<number, string>>();

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

  const at = (row: number): RowText => {
    const batch = batchOf(row);
    if (!batch || row >= length) return rowOf([]);
    const found = rowAt(batch, batch.starts[row - batch.first] ?? 0);
    return isWritten(row) ? rowOf(overwritten(row, cellsOf(found))) : found;
  };

  const isWritten = (row: number): boolean => {
    for (const texts of written.values()) if (texts.has(row)) return true;
    return false;
  };

  const overwritten = (row: number, cells: string[]): string[] => {
    for (const [column, texts] of written) {
      const text = texts.get(row);
      if (text === undefined) continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    return cells;
  };

  return {
    /** Adds rows behind those there are; answers the number of the first of them. */
    add: ({ text, separator, newline, starts, lines }: RowBatch): number => {
      const first = length;
      if (lines.length === 0) return first;
      batches.push({
        ...{ text, separator, newline, first },
        starts: Int32Array.from(starts),
        lines: Int32Array.from(lines),
      });
      length += lines.length;
      return first;
    },
    at,
    cells: (row: number): string[] => cellsOf(at(row)),
    /** The line of the file `row` begins in, from 1. */
    line: (row: number): number => {
      const batch = batchOf(row);
      return batch?.lines[row - batch.first] ?? 0;
    },
    length: () => length,
    write: (row: number, column: number, text: string): void => {
      let texts = written.get(column);
      if (!texts) written.set(column, (texts = new Map()));
      texts.set(row, text);
    },
  };
};

export type RowStore = ReturnType<typeof createRowStore>;
