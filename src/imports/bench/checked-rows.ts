import type { ImportFormat } from '@/core/imports';
import { ASIDES, asideOf } from '@/imports/check/asides';
import type { CheckState, Doubt } from '@/imports/check/check-state';
import { createCellFix, isFixable } from '@/imports/compare/cell-fix';
import type { ColumnMapping, KnownColumn } from '@/imports/read/column-mapping';
import { rowAt, type RowBatch } from '@/imports/read/csv-parser';
import { doubtKey, type Choices, type Edit } from '@/imports/correct/edit-log';
import { kindsOf, readersOf, type ColumnWords, type FileLayout } from '@/imports/check/file-layout';
import type { Lookups } from '@/imports/compare/lookups';
import { createRowStore } from '@/imports/read/row-store';
import { createReportedErrors, type ReportedRow } from '@/imports/check/reported-errors';
import type { WorkbookInfo } from '@/imports/read/read-file';
import { createReadings, ROWS_AT_A_TIME, type GoOn } from './readings';
import { createValidation } from './validation';

/** The data and the choices by which rows are checked. */
export type CheckedWith = {
  lookups: Lookups;
  words: ColumnWords;
  /** The notation of numbers in the sheet, by column; undefined if the file is no workbook. */
  numbers: WorkbookInfo['numbers'] | undefined;
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
  { header, mapped }: { header: readonly string[]; mapped: ColumnMapping },
  { lookups, words, numbers, reported, mayRepeat }: CheckedWith,
) => {
  const rows = createRowStore(
    new Map(
      reported.rows.flatMap(({ row, line }) => (line === undefined ? [] : [[row, line] as const])),
    ),
  );
  const kinds = kindsOf(format);
  const readings = createReadings(format, {
    rows,
    words,
    kinds,
    numbers,
    mapping: () => mapping,
  });
  const reportedErrors = createReportedErrors(reported.rows, reported.columns, rows, () => mapping);
  let known = lookups;
  let mapping = mapped;
  let choices: Choices = {
    readings: new Map(),
    constants: new Map(),
    left: new Set(),
    asides: { total: 'asked', note: 'asked' },
    excluded: new Set(),
  };
  let layout = layoutOf();
  /** Whether there were cells that may be in a form other than the one they are read in. */
  let isInDoubt = false;
  let validation = validationWith(known);
  /** Number of times that cells were changed. */
  let edits = 0;

  function layoutOf(): FileLayout {
    return {
      mapping,
      kinds,
      readers: readersOf(readings.found(), words),
      constants: choices.constants,
    };
  }

  function validationWith(own: Lookups) {
    const onOtherWriting = () => (isInDoubt = true);
    return createValidation(format, {
      layout,
      lookups: own,
      rows,
      reported: reportedErrors,
      mayRepeat,
      header,
      asides: choices.asides,
      excluded: choices.excluded,
      onOtherWriting,
    });
  }

  const validateAll = () => {
    validation = validationWith(known);
    for (let row = 0; row < rows.length(); row += 1) validation.add(row);
  };

  /** Updates the readings of the columns; returns whether one of them changed. */
  const updateLayout = (options?: { keepsNoted: boolean }): boolean => {
    const isChanged = readings.find(choices.readings, options);
    layout = layoutOf();
    isInDoubt = false;
    return isChanged;
  };

  /** Validates all rows again; starts over if cells change meanwhile. */
  const validateInTurns = async (own: Lookups, goOn: GoOn): Promise<boolean> => {
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
        const cells = rows.cells(first).map((cell) => cell.trim());
        const example = (kind.column === '' ? cells.find(Boolean) : cells[at]) ?? '';
        const becomes = cellFixOf(kind)(example, first);
        const isLeft = isLeftOut(kind.message) || choices.left.has(doubtKey(kind));
        return { ...kind, example, becomes, line: rows.line(first), isLeft };
      });

  return {
    rows,
    reported: reportedErrors,
    layout: () => layout,
    /** The lookups of the last comparison. */
    lookups: () => known,
    choices: () => choices,
    issues: () => validation.issues(),
    /** Adds rows. Readings are found in the first rows before any row is called invalid. */
    add: (batch: RowBatch): void => {
      const first = rows.add(batch);
      if (first === 0 && rows.length() > 0) {
        readings.tallyAll();
        updateLayout();
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
      const isSettled = !isInDoubt && readings.found().length === 0;
      if (isSettled || readings.isComplete()) return true;
      const end = await readings.tallyInTurns(goOn);
      // A correction meanwhile has tallied and validated all rows.
      if (end !== 'done') return end === 'replaced';
      return !updateLayout() || validateInTurns(known, goOn);
    },
    /**
     * Validates all rows with new lookups; the earlier results count until it is done. Returns whether it was
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
      if (isReadable) readings.tallyAll();
      const isReadAnew = isReadable && updateLayout({ keepsNoted: true });
      // A changed key can make or remove duplicates in other rows, and a changed value the equality of two.
      if (isReadAnew || mayRepeat || names.some((name) => format.key.includes(name))) validateAll();
      else validation.again(changed);
    },
    /** Sets how columns are read, and the values used in all rows. */
    choose: (next: Choices): void => {
      const before = choices;
      choices = next;
      if (DECIDING.every((name) => before[name] === next[name])) return;
      edits += 1;
      updateLayout({ keepsNoted: true });
      validateAll();
    },
    /** Changes the mapping of the columns; corrections are kept. */
    match: (next: ColumnMapping): void => {
      edits += 1;
      mapping = next;
      readings.tallyAll();
      updateLayout();
      validateAll();
    },
    /** Returns a function that fixes a cell with this doubt; undefined where it cannot be fixed. */
    cellFixOf,
    /** The first row with the same key as a row; undefined for the first itself. */
    firstRowOf: (row: number) => validation.firstRowOf(row),
    /** Rows without errors that are not sent: those equal to an earlier one, and those left out. */
    unsentRows: () => [...validation.repeatedRows(), ...validation.leftOutRows()],
    counts: (): Counts => ({
      doubts: doubts(),
      rows: rows.length(),
      failedRows: validation.issues().failedRows(),
      issues: validation.issues().length(),
      kinds: validation.issues().kinds(),
      readings: readings.found(),
      constants: Object.fromEntries(choices.constants),
      short: validation.short(),
      repeatedRows: validation.repeatedRows().size,
      leftOutRows: validation.leftOutRows().size,
      ...validation.tally(),
    }),
  };
};

/** Whether a message is that of rows left out because they seem to be no record. */
const isLeftOut = (message: string): boolean => {
  const aside = asideOf(message);
  return aside !== undefined && ASIDES[aside].left_out === message;
};

/** The choices by which rows are validated; the others only tell which doubts the user has looked at. */
const DECIDING = ['readings', 'constants', 'asides', 'excluded'] as const;

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
  | 'leftOutRows'
  | 'outcome'
  | 'changedColumns'
>;
