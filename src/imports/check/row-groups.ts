import { createIntList } from '@/imports/read/int-list';
import type { createFirstRows, RowKey } from './row-key';
import type { RowReading } from './row-reader';

/** Error of a row whose record has another row that is not sent: a part of a sale would replace all of it. */
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
    /** All rows of the record that a row belongs to, in order. */
    rowsWith: (row: number): number[] => {
      const found: number[] = [];
      for (let other = 0; other < firsts.length(); other += 1) {
        if (firsts.at(other) === firsts.at(row)) found.push(other);
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
