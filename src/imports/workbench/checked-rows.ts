import type { ImportFormat } from '@/core/imports';
import type { CheckState, Warning } from '@/imports/check/check-state';
import type { ColumnWords } from '@/imports/check/file-layout';
import { inheritableColumns } from '@/imports/check/inherited-columns';
import { createReportedErrors, type ReportedRow } from '@/imports/check/reported-errors';
import { isRepeat } from '@/imports/check/row-key';
import { createCellFix } from '@/imports/compare/cell-fix';
import type { Lookups } from '@/imports/compare/lookups';
import type { Choices, Edit } from '@/imports/correct/edit-log';
import type { ColumnMapping, KnownColumn } from '@/imports/read/column-mapping';
import { rowAt, type RowBatch } from '@/imports/read/csv-parser';
import type { WorkbookInfo } from '@/imports/read/read-file';
import { createRowStore } from '@/imports/read/row-store';
import { listWarnings } from './warning-list';
import { createFileColumns } from './file-columns';
import type { GoOn } from './readings';
import { createRowValidation } from './row-validation';
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
  /** Whether year and month come from one column of the file. */
  isPeriodSplit: boolean;
};

/**
 * The rows of a file with their errors and outcomes, updated as rows are added and cells change. A file that is read
 * again gets new ones.
 */
export const createCheckedRows = (
  format: ImportFormat,
  { header, mapped }: { header: readonly string[]; mapped: ColumnMapping },
  { lookups, words, numbers, reported, mayRepeat, isPeriodSplit }: CheckedWith,
) => {
  let choices = NO_CHOICES;
  const fields = format.columns.map(({ name }) => name);
  const rows = createRowStore(linesOf(reported.rows));
  const columns = createFileColumns(format, {
    rows,
    words,
    numbers,
    mapped,
    choices: () => choices,
  });
  const mapping = () => columns.layout().mapping;
  const reportedErrors = createReportedErrors(reported.rows, reported.columns, rows, mapping);
  const validation = createRowValidation(rows, lookups, (known) =>
    createValidation(format, {
      layout: columns.layout(),
      lookups: known,
      rows,
      reported: reportedErrors,
      mayRepeat,
      isPeriodSplit,
      header,
      nonData: choices.nonData,
      excluded: choices.excluded,
      onOtherWriting: columns.noteOtherForm,
    }),
  );
  const results = validation.current;

  const readingOf = (column: string) =>
    columns.readings().find((found) => found.column === column)?.reading;

  const cellFixOf = (warning: Pick<Warning, 'column' | 'message'>) =>
    createCellFix(format, validation.lookups(), warning, {
      words,
      storedAt: (row, column) => results().storedAt(row, column),
      agentAt: (row) => results().agentAt(row),
      twinCodeAt: (row) => {
        const twin = results().twinOf(row);
        return twin === undefined ? undefined : rows.cells(twin)[mapping().indexOf(warning.column)];
      },
      nameAt: (row) => results().nameAt(row, warning.column),
      sumAt: (row) => {
        const sum = results().sumAt(row)?.toFixed(2);
        return readingOf(warning.column) === 'comma' ? sum?.replace('.', ',') : sum;
      },
    });

  /** Whether one of these rows repeats another one, or is repeated. */
  const isAnyRepeated = (flags: Uint8Array): boolean => {
    const { repeatedRows, firstRowOf, issues } = results();
    const wrong = issues()
      .kinds()
      .flatMap(({ message }, kind) => (isRepeat(message) ? [...issues().rowsOf(kind)] : []));
    return [...repeatedRows(), ...wrong].some(
      (row) => flags[row] === 1 || flags[firstRowOf(row) ?? row] === 1,
    );
  };

  return {
    rows,
    reported: reportedErrors,
    layout: columns.layout,
    /** The lookups of the last comparison. */
    lookups: validation.lookups,
    choices: () => choices,
    issues: () => results().issues(),
    /** Adds rows. Readings are found in the first rows before any row is called invalid. */
    add: (batch: RowBatch): void => {
      const first = rows.add(batch);
      if (first === 0 && rows.length() > 0) {
        columns.tallyAll();
        validation.restart();
      }
      for (let at = 0; at < batch.starts.length; at += 1) {
        results().add(first + at, rowAt(batch, batch.starts[at] ?? 0));
      }
    },
    /**
     * Tallies all rows once they have been added, where the first ones did not settle the readings.
     *
     * @param goOn cancels by returning false
     */
    readThrough: async (goOn: GoOn): Promise<boolean> => {
      if (columns.isSettled()) return true;
      const end = await columns.tallyInTurns(goOn);
      // A correction meanwhile has tallied and validated all rows.
      if (end !== 'done') return end === 'replaced';
      return !columns.update() || validation.inTurns(validation.lookups(), goOn);
    },
    /** Validates all rows with new lookups; the earlier results count until it is done. */
    compareWith: validation.inTurns,
    /** Writes the texts that the cells of a step had before it, or those it gives them. */
    write: (edit: Edit, side: 'before' | 'after'): void => {
      const changed = new Uint8Array(rows.length());
      for (const [at, row] of edit.rows.entries()) {
        rows.write(row, edit.columns[at] ?? 0, edit[side][at] ?? 0);
        changed[row] = 1;
      }
      const names = [...new Set(edit.columns)].map((column) => mapping()[column] ?? '');
      const isReadable = names.some((name) => columns.layout().kinds.has(name));
      const isReadAnew = isReadable && columns.tallyAll({ keepsNoted: true });
      // A changed key can make or remove duplicates in other rows, and a changed value the equality or match of two.
      const linking = [...format.key, ...(format.shared ?? [])];
      const concernsOthers = names.some((name) => linking.includes(name)) || isAnyRepeated(changed);
      if (isReadAnew || concernsOthers) validation.all();
      else validation.again(changed);
    },
    /** Sets how columns are read, and the values used in all rows. */
    choose: (next: Choices): void => {
      const before = choices;
      choices = next;
      if (DECIDING.every((name) => before[name] === next[name])) return;
      columns.update({ keepsNoted: true });
      validation.all();
    },
    /** Changes the mapping of the columns; corrections are kept. */
    match: (next: ColumnMapping): void => {
      columns.match(next);
      validation.all();
    },
    /** Returns a function that fixes a cell with this warning; undefined where it cannot be fixed. */
    cellFixOf,
    /** The first row with the same key as a row; undefined for the first itself. */
    firstRowOf: (row: number) => results().firstRowOf(row),
    /** Another row whose code is almost that of a row with a warning about it. */
    twinOf: (row: number) => results().twinOf(row),
    /** The rows that form records with these rows, in order. */
    rowsWith: (own: Iterable<number>) => results().rowsWith(own),
    /** Rows that are left out: the user's, and those that seem to be totals or notes. */
    leftOutRows: () => results().leftOutRows(),
    /** Rows without errors that are not sent: those equal to an earlier one, and those left out. */
    unsentRows: () => [...results().repeatedRows(), ...results().leftOutRows()],
    counts: (): Counts => {
      const { issues, short, repeatedRows, leftOutRows, tally } = results();
      const kinds = issues().kinds();
      return {
        warnings: listWarnings(kinds, {
          rows,
          mapping: mapping(),
          left: choices.left,
          cellFixOf,
          twinOf: results().twinOf,
        }),
        rows: rows.length(),
        failedRows: issues().failedRows(),
        issues: issues().length(),
        kinds,
        readings: columns.readings(),
        constants: Object.fromEntries(choices.constants),
        inherited: [...choices.inherited],
        inheritable: inheritableColumns(fields, mapping(), validation.lookups()),
        short: short(),
        repeatedRows: repeatedRows().size,
        leftOutRows: leftOutRows().size,
        ...tally(),
      };
    },
  };
};

const NO_CHOICES: Choices = {
  readings: new Map(),
  constants: new Map(),
  inherited: new Set(),
  left: new Set(),
  nonData: { total: 'asked', note: 'asked' },
  excluded: new Set(),
};

/** The choices by which rows are validated; the others only tell which warnings the user has looked at. */
const DECIDING = ['readings', 'constants', 'inherited', 'nonData', 'excluded'] as const;

/** The lines that the user's file has for the rows of a file made from it, by their index. */
const linesOf = (reported: readonly ReportedRow[]): ReadonlyMap<number, number> =>
  new Map(reported.flatMap(({ row, line }) => (line === undefined ? [] : [[row, line] as const])));

type Counts = Pick<
  CheckState,
  | 'rows'
  | 'failedRows'
  | 'issues'
  | 'kinds'
  | 'warnings'
  | 'readings'
  | 'constants'
  | 'inherited'
  | 'inheritable'
  | 'short'
  | 'repeatedRows'
  | 'leftOutRows'
  | 'outcome'
  | 'changedColumns'
>;
