import type { ImportFormat } from '@/core/imports';
import type { CheckState, Doubt } from '@/imports/check/check-state';
import { createCellFix, isFixable } from '@/imports/compare/cell-fix';
import type { FoundReading } from '@/imports/read/find-readings';
import type { ColumnMapping, KnownColumn } from '@/imports/read/column-mapping';
import { unescaped } from '@/imports/check/column-validator';
import { rowAt, type RowBatch } from '@/imports/read/csv-parser';
import { doubtKey, type Choices, type Edit } from '@/imports/correct/edit-log';
import {
  kindsOf,
  readableColumns,
  readersOf,
  type ColumnWords,
  type FileLayout,
} from '@/imports/check/file-layout';
import { findReadings } from '@/imports/read/find-readings';
import type { LookUps } from '@/imports/compare/look-ups';
import { createColumnTally, type ColumnTally } from '@/imports/read/reading-tally';
import { createRowStore } from '@/imports/read/row-store';
import { createReportedErrors, type ReportedRow } from '@/imports/check/reported-errors';
import { createValidation } from './validation';

/** Rows that are compared before the worker handles messages of the page. */
const ROWS_AT_A_TIME = 10_000;

type GoOn = (done: number) => Promise<boolean>;

/** What the rows are checked with. */
export type CheckedWith = {
  lookUps: LookUps;
  words: ColumnWords;
  /** Errors the backend gave for the rows when they were sent before, and the columns they may name. */
  reported: { rows: readonly ReportedRow[]; columns: readonly KnownColumn[] };
  /** Whether a record may be repeated in equal rows. */
  mayRepeat: boolean;
};

/**
 * The rows of a file with their errors and outcomes, updated as rows are added and cells change. A file that is read
 * again gets new ones.
 */
export const createCheckedRows = (
  format: ImportFormat,
  mapped: ColumnMapping,
  { lookUps, words, reported, mayRepeat }: CheckedWith,
) => {
  const rows = createRowStore();
  const kinds = kindsOf(format);
  const reportedErrors = createReportedErrors(reported.rows, reported.columns, rows, () => mapping);
  let known = lookUps;
  let mapping = mapped;
  let choices: Choices = { readings: new Map(), constants: new Map(), left: new Set() };
  let tallies: readonly ColumnTally[] = [];
  let found: readonly FoundReading[] = [];
  let layout = layoutOf();
  /** Number of rows in the tallies. */
  let talliedRows = 0;
  /** Whether there were cells that may be in a form other than the one they are read in. */
  let isInDoubt = false;
  let validation = validationWith(known);
  /** Number of times that cells were changed. */
  let edits = 0;

  function layoutOf(): FileLayout {
    return { mapping, kinds, readers: readersOf(found, words), constants: choices.constants };
  }

  function validationWith(own: LookUps) {
    const onOtherWriting = () => (isInDoubt = true);
    return createValidation(format, {
      layout,
      lookUps: own,
      rows,
      reported: reportedErrors,
      mayRepeat,
      onOtherWriting,
    });
  }

  const validateAll = () => {
    validation = validationWith(known);
    for (let row = 0; row < rows.length(); row += 1) validation.add(row);
  };

  const beginTallies = () => {
    tallies = readableColumns(format, { mapping, kinds }, words).map(createColumnTally);
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
  const tallyAll = () => {
    beginTallies();
    for (let row = 0; row < rows.length(); row += 1) tallyRow(row);
  };

  /** Updates the readings of the columns; returns whether one of them changed. */
  const relay = (): boolean => {
    const before = readingsIn(found);
    found = findReadings(tallies, choices.readings);
    layout = layoutOf();
    isInDoubt = false;
    return readingsIn(found) !== before;
  };

  /** Validates all rows again; starts over if cells change meanwhile. */
  const validateInTurns = async (own: LookUps, goOn: GoOn): Promise<boolean> => {
    let next = validationWith(own);
    let begunAt = edits;
    for (let row = 0; row < rows.length(); row += 1) {
      next.add(row);
      if ((row + 1) % ROWS_AT_A_TIME > 0) continue;
      if (!(await goOn(row + 1))) return false;
      if (begunAt === edits) continue;
      begunAt = edits;
      next = validationWith(own);
      row = -1;
    }
    known = own;
    validation = next;
    return true;
  };

  const cellFixOf = (doubt: Pick<Doubt, 'column' | 'message'>) =>
    createCellFix(format, known, doubt, (row, column) => validation.storedAt(row, column));

  const doubts = (): Doubt[] =>
    validation
      .issues()
      .kinds()
      .filter(isFixable)
      .map(({ first, ...kind }) => {
        const at = mapping.indexOf(kind.column);
        const example = rows.cells(first)[at]?.trim() ?? '';
        const becomes = cellFixOf(kind)(example, first);
        const isLeft = choices.left.has(doubtKey(kind));
        return { ...kind, example, becomes, line: rows.line(first), isLeft };
      });

  return {
    rows,
    reported: reportedErrors,
    layout: () => layout,
    /** The look-ups of the last comparison. */
    lookUps: () => known,
    choices: () => choices,
    issues: () => validation.issues(),
    /** Adds rows. Readings are found in the first rows before any row is called invalid. */
    add: (batch: RowBatch): void => {
      const first = rows.add(batch);
      if (first === 0 && rows.length() > 0) {
        tallyAll();
        relay();
        validation = validationWith(known);
      }
      for (let at = 0; at < batch.starts.length; at += 1) {
        validation.add(first + at, rowAt(batch, batch.starts[at] ?? 0));
      }
    },
    /**
     * Tallies all rows once they have been added, where the first ones did not settle the readings.
     *
     * @param goOn cancels by returning false
     */
    readThrough: async (goOn: GoOn): Promise<boolean> => {
      if (talliedRows === rows.length() || (!isInDoubt && found.length === 0)) return true;
      beginTallies();
      const own = tallies;
      for (let row = 0; row < rows.length(); row += 1) {
        tallyRow(row);
        if ((row + 1) % ROWS_AT_A_TIME > 0) continue;
        if (!(await goOn(row + 1))) return false;
        // A correction meanwhile has tallied all rows.
        if (own !== tallies) return true;
      }
      return !relay() || validateInTurns(known, goOn);
    },
    /**
     * Validates all rows with new look-ups; the earlier results count until it is done. Returns whether it was
     * completed.
     *
     * @param goOn receives the number of rows compared; cancels by returning false
     */
    compareWith: validateInTurns,
    /** Writes the texts that the cells of a step had before it, or those it gives them. */
    write: (edit: Edit, side: 'before' | 'after'): void => {
      edits += 1;
      const changed = new Uint8Array(rows.length());
      for (const [at, row] of edit.rows.entries()) {
        rows.write(row, edit.columns[at] ?? 0, edit[side][at] ?? 0);
        changed[row] = 1;
      }
      const names = [...new Set(edit.columns)].map((column) => mapping[column] ?? '');
      const isReadable = names.some((name) => kinds.has(name));
      if (isReadable) tallyAll();
      const isReadAnew = isReadable && relay();
      // A changed key can make or remove duplicates in other rows, and a changed value the equality of two.
      if (isReadAnew || mayRepeat || names.some((name) => format.key.includes(name))) validateAll();
      else validation.again(changed);
    },
    /** Sets how columns are read, and the values used in all rows. */
    choose: (next: Choices): void => {
      const { readings, constants } = choices;
      choices = next;
      if (readings === next.readings && constants === next.constants) return;
      edits += 1;
      relay();
      validateAll();
    },
    /** Changes the mapping of the columns; corrections are kept. */
    match: (next: ColumnMapping): void => {
      edits += 1;
      mapping = next;
      tallyAll();
      relay();
      validateAll();
    },
    /** Returns a function that fixes a cell with this doubt; undefined where it cannot be fixed. */
    cellFixOf,
    /** Rows without errors that are equal to an earlier one: their record is sent once. */
    repeatedRows: () => validation.repeatedRows(),
    counts: (): Counts => ({
      doubts: doubts(),
      rows: rows.length(),
      failedRows: validation.issues().failedRows(),
      issues: validation.issues().length(),
      kinds: validation.issues().kinds(),
      readings: found,
      constants: Object.fromEntries(choices.constants),
      short: validation.short(),
      repeatedRows: validation.repeatedRows().size,
      ...validation.tally(),
    }),
  };
};

type Counts = Pick<
  CheckState,
  | 'rows'
  | 'failedRows'
  | 'issues'
  | 'kinds'
  | 'doubts'
  | 'readings'
  | 'constants'
  | 'short'
  | 'repeatedRows'
  | 'outcome'
  | 'changedColumns'
>;

const readingsIn = (found: readonly FoundReading[]): string =>
  found.map(({ column, reading }) => `${column} ${reading ?? ''}`).join();
