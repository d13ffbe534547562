import { createHashTable, NONE } from '@/imports/read/hash-table';
import { cellsOf, type RowText } from '@/imports/read/csv-parser';
import type { FormatColumn, RowReading } from './row-reader';
import { nextHash } from '@/imports/read/text-hash';

/** The key of rows: the columns that identify a record. */
export const createRowKey = (columns: readonly FormatColumn[], names: readonly string[]) => {
  const own = names.flatMap((name) => columns.find((column) => column.name === name) ?? []);
  const indexes = own.map(({ index }) => index);
  const textsOf = ({ cells }: RowReading): string[] =>
    indexes.map((index) => cells[index]?.key ?? '');
  return {
    textsOf,
    /** Combined hash of the texts. */
    hashOf: ({ cells }: RowReading): number => {
      let hash = 0;
      for (const index of indexes) hash = nextHash(hash, cells[index]?.hash ?? 0);
      return hash;
    },
    isEmpty: ({ cells }: RowReading): boolean => {
      for (const index of indexes) if (cells[index]?.text) return false;
      return true;
    },
    /** The texts of a row that has not been read. */
    textsIn: (row: RowText): string[] => {
      const cells = cellsOf(row);
      return own.map(({ at, keyOf, absent }) =>
        at === -1 ? absent.key : keyOf(cells[at] ?? '', at === cells.length - 1),
      );
    },
  };
};

export type RowKey = ReturnType<typeof createRowKey>;

/**
 * Creates a function that returns whether an earlier row has the same key as a row that was read. Empty keys do not
 * count.
 *
 * @param rowAt an earlier row, by its number
 */
export const createRepeatedKeys = (key: RowKey, rowAt: (row: number) => RowText) => {
  const rows = createHashTable();
  const hasSameKey = (row: number, other: number): boolean => {
    const texts = key.textsIn(rowAt(row));
    return key.textsIn(rowAt(other)).every((text, at) => text === texts[at]);
  };
  return (row: number, reading: RowReading): boolean => {
    if (key.isEmpty(reading)) return false;
    const hash = key.hashOf(reading);
    for (let slot = rows.first(hash); slot !== NONE; slot = rows.next(slot)) {
      const other = rows.at(slot);
      if (other === row) return false;
      if (hasSameKey(row, other)) return true;
    }
    rows.add(hash, row);
    return false;
  };
};
