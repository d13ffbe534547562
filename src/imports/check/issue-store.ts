import { createIntList } from '@/imports/read/int-list';
import { isWarning } from './warnings';

/** An error or a warning of a row: the column concerned, and a packed message of the catalogue. */
export type RowIssue = { column: string; message: string };

/**
 * A kind of error: a column and a message, with the number of rows that have it, and the first of them. `isWarning` if
 * its rows can be imported nevertheless.
 */
export type IssueKind = {
  column: string;
  message: string;
  count: number;
  first: number;
  isWarning: boolean;
};

/** One error: the indexes of its row and of its kind. */
export type Issue = { row: number; kind: number };

/**
 * The errors and warnings of a file in the order of its rows. They are two lists of numbers: as objects, a million
 * errors would take ten times the memory.
 */
export const createIssueStore = () => {
  const kinds: IssueKind[] = [];
  const places = new Map<string, number>();
  const rows = createIntList();
  const kindOf = createIntList();
  let failedRows = 0;
  /** The last row with an error. */
  let lastRow = -1;

  let last = -1;
  const placeOf = (column: string, message: string): number => {
    const before = kinds[last];
    if (before?.message !== message || before.column !== column) last = placeIn(column, message);
    return last;
  };
  const placeIn = (column: string, message: string): number => {
    const key = `${column}\n${message}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kinds.length);
    kinds.push({ column, message, count: 0, first: -1, isWarning: isWarning(message) });
    return kinds.length - 1;
  };

  const push = (row: number, kind: number) => {
    rows.push(row);
    kindOf.push(kind);
    const entry = kinds[kind];
    if (!entry) return;
    if (entry.count === 0) entry.first = row;
    entry.count += 1;
    if (entry.isWarning || row === lastRow) return;
    failedRows += 1;
    lastRow = row;
  };

  const at = (index: number): Issue => ({ row: rows.at(index), kind: kindOf.at(index) });

  const placesOf = (kind: number): Int32Array => {
    const found = new Int32Array(kinds[kind]?.count ?? 0);
    let count = 0;
    for (let index = 0; index < rows.length(); index += 1) {
      if (kindOf.at(index) === kind) found[count++] = index;
    }
    return found;
  };

  return {
    /** Rows must be added in order; a row's errors are adjacent. */
    add: (row: number, column: string, message: string) => push(row, placeOf(column, message)),
    at,
    length: rows.length,
    failedRows: () => failedRows,
    kinds: (): readonly IssueKind[] => kinds,
    /** The indexes of the errors and warnings of a row. */
    placesIn: (row: number): number[] => {
      const found: number[] = [];
      for (let index = 0; index < rows.length(); index += 1) {
        if (rows.at(index) === row) found.push(index);
      }
      return found;
    },
    /** The indexes of the errors of `kind`, in order. */
    placesOf,
    /** The rows that have an error of `kind`, in order. */
    rowsOf: (kind: number): Int32Array => placesOf(kind).map(rows.at),
    /** The rows that have an issue with this column and message, in order. */
    rowsWith: ({ column, message }: RowIssue): Int32Array =>
      placesOf(places.get(`${column}\n${message}`) ?? -1).map(rows.at),
    /** For each of the `count` rows of the file, 1 if it has an error; warnings do not count. */
    failedFlags: (count: number): Uint8Array => {
      const flags = new Uint8Array(count);
      for (let index = 0; index < rows.length(); index += 1) {
        if (!kinds[kindOf.at(index)]?.isWarning) flags[rows.at(index)] = 1;
      }
      return flags;
    },
    /** The same errors, and `issue` in each of the `flagged` rows (1 at their index). */
    withIssue: (flagged: Uint8Array, { column, message }: RowIssue) => {
      const next = createIssueStore();
      let index = 0;
      for (let row = 0; row < flagged.length; row += 1) {
        for (; index < rows.length() && rows.at(index) === row; index += 1) {
          const kind = kinds[kindOf.at(index)];
          if (kind) next.add(row, kind.column, kind.message);
        }
        if (flagged[row] === 1) next.add(row, column, message);
      }
      return next;
    },
    /** The errors with those of the `changed` rows (1 at their index) replaced by the ones `again` returns. */
    replaced: (
      changed: Uint8Array,
      again: (row: number) => readonly { column: string; message: string }[],
    ) => {
      const next = createIssueStore();
      let index = 0;
      for (let row = 0; row < changed.length; row += 1) {
        for (; index < rows.length() && rows.at(index) === row; index += 1) {
          const kind = kinds[kindOf.at(index)];
          if (changed[row] === 0 && kind) next.add(row, kind.column, kind.message);
        }
        if (changed[row] === 0) continue;
        for (const { column, message } of again(row)) next.add(row, column, message);
      }
      return next;
    },
  };
};

export type IssueStore = ReturnType<typeof createIssueStore>;
