import type { ImportFormat } from '@/core/imports';
import { createIntList } from '@/imports/read/int-list';
import type { RowIssue } from './issue-store';
import { CONTRADICTS, type createFirstRows, type RowKey } from './row-key';
import type { FormatColumn, RowReading } from './row-reader';

/** Error of a row whose record has another row that is not sent: a part of a sale would replace the whole sale. */
export const HELD = 'imports.check.held';

/** The rows of each record, in a format where several form one. Rows without a key belong to no other. */
export const createRowGroups = (key: RowKey, firstRowOf: ReturnType<typeof createFirstRows>) => {
  /** The first row of each row's record. */
  const firsts = createIntList();
  let above = '';
  let first = -1;
  return {
    /** Rows must be added in order. */
    add: (row: number, reading: RowReading): void => {
      const text = key.isEmpty(reading) ? '' : key.textsOf(reading).join('\n');
      // Most rows continue the record above.
      if (text === '' || text !== above) first = firstRowOf(row, reading) ?? row;
      above = text;
      firsts.push(first);
    },
    /** The first row of the record that a row belongs to. */
    firstOf: firsts.at,
    /** All rows of the records that these rows belong to, in order. */
    rowsWith: (own: Iterable<number>): number[] => {
      const records = new Set<number>();
      for (const row of own) records.add(firsts.at(row));
      const found: number[] = [];
      for (let other = 0; other < firsts.length(); other += 1) {
        if (records.has(firsts.at(other))) found.push(other);
      }
      return found;
    },
    /**
     * For each row, 1 where its record has another row that is not sent.
     *
     * @param unsent 1 for rows that are not sent
     */
    heldBack: (unsent: Uint8Array): Uint8Array => {
      const isBroken = new Uint8Array(firsts.length());
      for (let row = 0; row < firsts.length(); row += 1) {
        if (unsent[row] === 1) isBroken[firsts.at(row)] = 1;
      }
      return isBroken.map((_, row) => (unsent[row] === 1 ? 0 : (isBroken[firsts.at(row)] ?? 0)));
    },
  };
};

/**
 * Creates a function that adds an error to each cell that contradicts the first row of its record; rows must be passed
 * in order. A cell that is blank, or has an error of its own, contradicts nothing.
 */
export const createSharedCheck = (
  { shared = [] }: ImportFormat,
  columns: readonly FormatColumn[],
) => {
  const own = columns.filter(({ name }) => shared.includes(name));
  /** The values of first rows; undefined for those that contradict nothing. */
  const known = new Map<number, readonly unknown[]>();
  return (row: number, first: number, { cells }: RowReading, found: RowIssue[]): void => {
    const values = own.map(({ index }) => {
      const { text = '', value, problem } = cells[index] ?? {};
      return text === '' || problem !== undefined ? undefined : value;
    });
    if (row === first) known.set(row, values);
    const before = known.get(first) ?? [];
    for (const [at, { name }] of own.entries()) {
      const isSame =
        values[at] === undefined || before[at] === undefined || values[at] === before[at];
      if (isSame || found.some(({ column }) => column === name)) continue;
      found.push({ column: name, message: CONTRADICTS });
    }
  };
};
