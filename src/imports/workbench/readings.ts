import type { ImportFormat } from '@/core/imports';
import { unescaped } from '@/imports/check/column-validator';
import { readableColumns, type ColumnWords, type FileLayout } from '@/imports/check/file-layout';
import { findReadings, type FoundReading } from '@/imports/read/find-readings';
import { createColumnTally, type ColumnTally } from '@/imports/read/reading-tally';
import type { WorkbookInfo } from '@/imports/read/read-file';
import type { RowStore } from '@/imports/read/row-store';

/** Rows that are read before the worker handles messages of the page. */
export const ROWS_AT_A_TIME = 10_000;

/** Receives the number of rows done; cancels by returning false. */
export type GoOn = (done: number) => Promise<boolean>;

type Read = {
  rows: RowStore;
  words: ColumnWords;
  kinds: FileLayout['kinds'];
  /** The notation of numbers in the sheet, by column. */
  numbers: WorkbookInfo['numbers'] | undefined;
  /** The current mapping of the columns. */
  mapping: () => FileLayout['mapping'];
};

/**
 * The readings of a file's columns, that is the forms of their numbers, days and choices, by a tally of their cells.
 */
export const createReadings = (
  format: ImportFormat,
  { rows, words, kinds, numbers, mapping }: Read,
) => {
  let tallies: readonly ColumnTally[] = [];
  /** Number of rows in the tallies. */
  let talliedRows = 0;
  let found: readonly FoundReading[] = [];

  const begin = () => {
    tallies = readableColumns(format, { mapping: mapping(), kinds }, words, numbers).map(
      createColumnTally,
    );
    talliedRows = 0;
  };
  const tallyRow = (row: number) => {
    const cells = rows.cells(row);
    for (const { column, add } of tallies) {
      const cell = cells[column.at];
      if (cell) add(unescaped(cell, column.at === cells.length - 1));
    }
    talliedRows = row + 1;
  };

  return {
    found: () => found,
    /** Whether the tallies have all rows. */
    isComplete: (): boolean => talliedRows === rows.length(),
    tallyAll: (): void => {
      begin();
      for (let row = 0; row < rows.length(); row += 1) tallyRow(row);
    },
    /** Tallies all rows. Ends early where it is cancelled, or where another tally of all rows was made meanwhile. */
    tallyInTurns: async (goOn: GoOn): Promise<'done' | 'cancelled' | 'replaced'> => {
      begin();
      const own = tallies;
      for (let row = 0; row < rows.length(); row += 1) {
        tallyRow(row);
        if ((row + 1) % ROWS_AT_A_TIME > 0) continue;
        if (!(await goOn(row + 1))) return 'cancelled';
        if (own !== tallies) return 'replaced';
      }
      return 'done';
    },
    /**
     * Finds the readings by the tallies; `chosen` ones win. Returns whether one of them changed.
     *
     * @param keepsNoted whether a reading that was only noted stays so for cells that the user corrects
     */
    find: (
      chosen: Parameters<typeof findReadings>[1],
      { keepsNoted } = { keepsNoted: false },
    ): boolean => {
      const before = found;
      const isNoted = ({ column, reading }: FoundReading) =>
        before.some(
          (one) => one.column === column && one.reading === reading && one.status === 'noted',
        );
      found = findReadings(tallies, chosen).map((one) =>
        keepsNoted && one.status === 'offered' && isNoted(one) ? { ...one, status: 'noted' } : one,
      );
      return textOf(found) !== textOf(before);
    },
  };
};

const textOf = (found: readonly FoundReading[]): string =>
  found.map(({ column, reading }) => `${column} ${reading ?? ''}`).join();
