import { createHashTable, NONE } from '@/imports/read/hash-table';
import { cellsOf, type RowText } from '@/imports/read/csv-parser';
import type { ImportFormat } from '@/core/imports';
import type { RowIssue } from './issue-store';
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
 * Creates a function that returns the first row with the same key as a row that was read; undefined for the first
 * itself. Empty keys do not count.
 *
 * @param rowAt an earlier row, by its number
 */
export const createFirstRows = (key: RowKey, rowAt: (row: number) => RowText) => {
  const rows = createHashTable();
  const hasSameKey = (row: number, other: number): boolean => {
    const texts = key.textsIn(rowAt(row));
    return key.textsIn(rowAt(other)).every((text, at) => text === texts[at]);
  };
  return (row: number, reading: RowReading): number | undefined => {
    if (key.isEmpty(reading)) return undefined;
    const hash = key.hashOf(reading);
    for (let slot = rows.first(hash); slot !== NONE; slot = rows.next(slot)) {
      const other = rows.at(slot);
      if (other === row) return undefined;
      if (hasSameKey(row, other)) return other;
    }
    rows.add(hash, row);
    return undefined;
  };
};

/** Result for a row that repeats an equal one: their record is sent once. */
export const EQUAL = 'equal';

/** Whether two rows are equal in every cell, even of columns that are not sent, such as the number of an invoice. */
const isCopy = (one: RowText, other: RowText): boolean => {
  const texts = cellsOf(one);
  const others = cellsOf(other);
  return texts.length === others.length && texts.every((text, at) => text === others[at]);
};

/** The messages of rows that repeat a record of an earlier row. */
export const DUPLICATE = 'imports.check.duplicate';
const DIFFERS = 'imports.check.differs';
/** The message of a cell that contradicts an earlier row of its record. */
export const CONTRADICTS = 'imports.check.contradicts';

/** The errors about the record of an earlier row. */
export const REPEATS = [DUPLICATE, DIFFERS, CONTRADICTS] as const;
export const isRepeat = (message: string): boolean => REPEATS.some((repeat) => repeat === message);

type Repeats = {
  format: ImportFormat;
  columns: readonly FormatColumn[];
  firstRowOf: ReturnType<typeof createFirstRows>;
  /**
   * Whether a record may be repeated in rows that are equal in its own columns, as in a file with a row for each of its
   * milestones; otherwise only in copies of its row.
   */
  mayRepeat: boolean;
  /** An earlier row, by its number. */
  rowAt: (row: number) => RowText;
};

/**
 * Creates a function that compares a row with earlier rows of its record: returns an error if the record must not be
 * repeated, or has another value here, {@link EQUAL} for an equal row, and undefined for a new record. The error is at
 * the last key column that the file has: at the month rather than at the customer, which is the same in many rows.
 */
export const createRepeats = ({ format, columns, firstRowOf, mayRepeat, rowAt }: Repeats) => {
  const names = format.key.filter((name) =>
    columns.some((own) => own.name === name && own.at !== -1),
  );
  const duplicate = { column: names.at(-1) ?? format.key[0] ?? '', message: DUPLICATE };
  const whole = createRowKey(
    columns,
    columns.map(({ name }) => name),
  );
  return (row: number, reading: RowReading): RowIssue | typeof EQUAL | undefined => {
    const first = format.isGrouped ? undefined : firstRowOf(row, reading);
    if (first === undefined) return undefined;
    if (!mayRepeat) return isCopy(rowAt(first), rowAt(row)) ? EQUAL : duplicate;
    const texts = whole.textsIn(rowAt(first));
    const own = whole.textsIn(rowAt(row));
    const differing = columns.find((_, at) => texts[at] !== own[at]);
    return differing ? { column: differing.name, message: DIFFERS } : EQUAL;
  };
};
