import type { ImportFormat } from '@/core/imports';
import { kindsOf, readersOf, type ColumnWords, type FileLayout } from '@/imports/check/file-layout';
import type { Choices } from '@/imports/correct/edit-log';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import type { WorkbookInfo } from '@/imports/read/read-file';
import type { RowStore } from '@/imports/read/row-store';
import { createReadings } from './readings';

type FileColumns = {
  rows: RowStore;
  words: ColumnWords;
  numbers: WorkbookInfo['numbers'] | undefined;
  /** The mapping until another one is chosen. */
  mapped: ColumnMapping;
  choices: () => Pick<Choices, 'readings' | 'constants' | 'inherited'>;
};

/** The layout of a file, updated as its mapping, the tallies of its cells and the user's choices change. */
export const createFileColumns = (
  format: ImportFormat,
  { rows, words, numbers, mapped, choices }: FileColumns,
) => {
  const kinds = kindsOf(format);
  let mapping = mapped;
  const readings = createReadings(format, {
    rows,
    words,
    kinds,
    numbers,
    mapping: () => mapping,
  });
  let layout = layoutNow();
  /** Whether there were cells that may be in another form than the one they are read in. */
  let hasWarning = false;

  function layoutNow(): FileLayout {
    return {
      mapping,
      kinds,
      words,
      readers: readersOf(readings.found(), words),
      constants: choices().constants,
      inherited: choices().inherited,
    };
  }

  /** Updates the layout by the tallies and the choices; returns whether a reading changed. */
  const update = (options?: { keepsNoted: boolean }): boolean => {
    const isChanged = readings.find(choices().readings, options);
    layout = layoutNow();
    hasWarning = false;
    return isChanged;
  };

  return {
    layout: () => layout,
    readings: readings.found,
    update,
    /** Tallies all rows, and updates the layout; returns whether a reading changed. */
    tallyAll: (options?: { keepsNoted: boolean }): boolean => {
      readings.tallyAll();
      return update(options);
    },
    /** Tallies all rows in turns, without an update. */
    tallyInTurns: readings.tallyInTurns,
    /** Notes that a cell may be in another form than the one it is read in. */
    noteOtherForm: (): void => {
      hasWarning = true;
    },
    /** Whether the rows that are not tallied yet can change no reading. */
    isSettled: (): boolean =>
      readings.isComplete() || (!hasWarning && readings.found().length === 0),
    /** Changes the mapping. */
    match: (next: ColumnMapping): void => {
      mapping = next;
      readings.tallyAll();
      update();
    },
  };
};
