import type { ImportFormat } from '@/core/imports';
import { readDay } from '@/core/written-day';
import { nonDataKindOf } from '@/imports/check/non-data-rows';
import { HELD } from '@/imports/check/row-groups';
import type { CheckState, IssueLine } from '@/imports/check/check-state';
import { kindsOf } from '@/imports/check/file-layout';
import { wrongCells } from '@/imports/check/wrong-values';
import { corrected, type Change } from '@/imports/correct/correction';
import {
  createEdit,
  warningKey,
  editOf,
  isEdit,
  type Choices,
  type createEditLog,
  type Step,
} from '@/imports/correct/edit-log';
import { keptStep, stepOfKept, type KeptStep } from '@/imports/correct/kept-steps';
import { createTextReader, type DECIMAL_SIGNS } from '@/imports/read/cell-reading';
import type { ChosenReading } from '@/imports/read/find-readings';
import { periodFieldsIn } from '@/imports/read/period-column';
import { readPeriod } from '@/imports/read/written-period';
import type { createCheckedRows } from './checked-rows';

type Corrected = {
  format: ImportFormat;
  /** The current rows; each check makes new ones. */
  checked: () => ReturnType<typeof createCheckedRows>;
  edits: ReturnType<typeof createEditLog>;
  state: () => CheckState;
  /** The errors and warnings of a row. */
  linesOf: (row: number) => IssueLine[];
};

/** The changes a user makes to checked rows, each of which can be undone. */
export const createCorrections = ({ format, checked, edits, state, linesOf }: Corrected) => {
  const put = (step: Step | undefined, side: 'before' | 'after'): CheckState => {
    if (step && isEdit(step)) checked().write(step, side);
    else if (step) checked().choose(step[side]);
    return state();
  };
  /** Applies a step that has not been applied yet. */
  const add = (step: Step | undefined): CheckState => {
    if (step) edits.add(step, checked().counts().issues);
    return put(step, 'after');
  };
  const choose = (more: Partial<Choices>): CheckState => {
    const before = checked().choices();
    return add({ before, after: { ...before, ...more } });
  };
  const readingOf = (column: string | undefined) =>
    checked()
      .counts()
      .readings.find((found) => found.column === column)?.reading;
  /** The value of a column behind a word typed by hand: the user's decision, about which nothing is asked again. */
  const valueOf = (column: string | undefined, text: string): string => {
    const { kinds, words } = checked().layout();
    if (column === undefined || kinds.get(column) !== 'choice') return text;
    return createTextReader('words', words[column])(text) ?? text;
  };
  /** The index of a column in the file; -1 where the file lacks it. */
  const indexOf = (column: string | undefined): number =>
    checked()
      .layout()
      .mapping.indexOf(column ?? '');
  /** The edit that replaces the texts of a column in `rows`; undefined where it changes nothing. */
  const editIn = (
    column: string | undefined,
    rows: Iterable<number>,
    textOf: (text: string, row: number) => string,
  ) => {
    const at = indexOf(column);
    return at === -1 ? undefined : editOf(checked().rows, rows, at, textOf);
  };

  /** The rows with errors of `kind`, only those whose cell has `text` if it is given. */
  const wrongRows = ({ kind, text }: { kind: number; text?: string }): Iterable<number> => {
    const rows = checked().issues().rowsOf(kind);
    const cellOf = text === undefined ? undefined : wrongCells(checked(), kind);
    return cellOf ? [...rows].filter((row) => cellOf(row) === text) : rows;
  };

  const periodFields = periodFieldsIn(format.columns);
  /** The edit that writes months given with their years into both cells; undefined for other columns. */
  const periodEditIn = (
    column: string | undefined,
    rows: Iterable<number>,
    textOf: (text: string, row: number) => string,
  ) => {
    if (!periodFields?.some((field) => field === column)) return undefined;
    const [year, month] = periodFields.map(indexOf);
    if (year === undefined || month === undefined || year < 0 || month < 0) return undefined;
    const edit = createEdit(checked().rows);
    const at = indexOf(column);
    for (const row of rows) {
      const text = textOf(checked().rows.cells(row)[at] ?? '', row);
      const period = readPeriod(text);
      if (!period) return undefined;
      edit.put(row, year, String(period.year));
      edit.put(row, month, String(period.month));
    }
    return edit.end();
  };

  /**
   * Changes the cell of `row` in `column`, or all cells with errors of `kind`, of those only the ones with `text` if it
   * is given. Returns the number of changes.
   */
  const correct = (
    target: { row: number; column: string } | { kind: number; text?: string },
    change: Change,
  ) => {
    const issues = checked().issues();
    const column = 'kind' in target ? issues.kinds()[target.kind]?.column : target.column;
    const rows = 'kind' in target ? wrongRows(target) : [target.row];
    const reading = readingOf(column);
    const decided = 'text' in change ? { text: valueOf(column, change.text) } : change;
    const edit =
      ('text' in change && periodEditIn(column, rows, () => change.text)) ||
      editIn(column, rows, (text) => corrected(text, decided, reading));
    return { changed: edit?.rows.length ?? 0, state: add(edit) };
  };

  return {
    add,
    /** Sets how columns are read. */
    read: (chosen: Readonly<Record<string, ChosenReading>>): CheckState =>
      choose({
        readings: new Map([...checked().choices().readings, ...Object.entries(chosen)]),
      }),
    /** Fills columns that the file lacks with the codes of each row's customer. */
    inherit: (columns: readonly string[]): CheckState =>
      choose({ inherited: new Set([...checked().choices().inherited, ...columns]) }),
    /**
     * Sets the value in all rows of a column the file lacks; null removes it, and the values of the rows' customers.
     *
     * @param decimals the user's decimal separator: `1,234` is a thousand in English
     */
    fill: (
      column: string,
      text: string | null,
      decimals: keyof typeof DECIMAL_SIGNS = 'comma',
    ): CheckState => {
      const constants = new Map(checked().choices().constants);
      if (text === null) constants.delete(column);
      else constants.set(column, wireText(format, column, text, decimals));
      const inherited = new Set(checked().choices().inherited);
      inherited.delete(column);
      return choose({ constants, inherited });
    },
    correct,
    /**
     * Changes a cell of a row without errors. A text by which the row would have one of its own is not kept: the error
     * is returned.
     */
    replace: (
      cell: { row: number; column: string },
      text: string,
    ): { state: CheckState; wrong?: IssueLine } => {
      const { changed, state: next } = correct(cell, { text });
      if (changed === 0) return { state: next };
      const wrong = linesOf(cell.row).find(
        ({ isWarning, message }) => !isWarning && message !== HELD,
      );
      return wrong ? { state: put(edits.drop(), 'before'), wrong } : { state: next };
    },
    /** Fixes all cells of a kind of warning; leaves rows out that seem to be totals or notes. */
    fix: (warning: { column: string; message: string }): CheckState => {
      const nonDataKind = nonDataKindOf(warning.message);
      if (nonDataKind)
        return choose({ nonData: { ...checked().choices().nonData, [nonDataKind]: 'left_out' } });
      const issues = checked().issues();
      const kind = issues
        .kinds()
        .findIndex(
          ({ column, message }) => column === warning.column && message === warning.message,
        );
      if (kind === -1) return state();
      const fixed = checked().cellFixOf(warning);
      const rows = issues.rowsOf(kind);
      const textOf = (text: string, row: number) => fixed(text, row) ?? text;
      return add(
        periodEditIn(warning.column, rows, textOf) ?? editIn(warning.column, rows, textOf),
      );
    },
    /** Leaves the cells of a kind of warning as they are: their rows may be sent. Rows are no totals or notes then. */
    leave: (warning: { column: string; message: string }): CheckState => {
      const kind = nonDataKindOf(warning.message);
      return choose(
        kind
          ? { nonData: { ...checked().choices().nonData, [kind]: 'kept' } }
          : { left: new Set([...checked().choices().left, warningKey(warning)]) },
      );
    },
    /** Leaves a row out that has no errors, with the others of its record. */
    exclude: (row: number): CheckState =>
      choose({
        excluded: new Set([...checked().choices().excluded, ...checked().rowsWith(row)]),
      }),
    /**
     * Brings a row back that was left out, with the others of its record; where it seems to be a total or a note, all of
     * its kind are asked about again.
     */
    include: (row: number): CheckState => {
      const excluded = new Set(checked().choices().excluded);
      if (excluded.has(row)) {
        for (const own of checked().rowsWith(row)) excluded.delete(own);
        return choose({ excluded });
      }
      const [kind] = linesOf(row).flatMap(({ message }) => nonDataKindOf(message) ?? []);
      return kind
        ? choose({ nonData: { ...checked().choices().nonData, [kind]: 'asked' } })
        : state();
    },
    /** The steps that were not undone, to be kept over a reload of the page. */
    steps: (): KeptStep[] => edits.steps().map((step) => keptStep(step, checked().rows)),
    /** Takes kept steps again, once the rows of the same file have been checked. */
    replay: (steps: readonly KeptStep[]): CheckState => {
      for (const step of steps) add(stepOfKept(step, checked().rows, checked().choices()));
      return state();
    },
    undo: () => put(edits.undo(), 'before'),
    redo: () => put(edits.redo(), 'after'),
  };
};

/** A value typed for all rows, in the wire's form. */
const wireText = (
  format: ImportFormat,
  column: string,
  text: string,
  decimals: keyof typeof DECIMAL_SIGNS,
): string => {
  const kind = kindsOf(format).get(column);
  if (kind === undefined || kind === 'choice') return text;
  const { unit } = format.columns.find(({ name }) => name === column) ?? {};
  const reading = unit === 'degree' ? 'degrees' : decimals;
  const read = kind === 'number' ? createTextReader(reading) : (day: string) => readDay(day);
  return read(text) ?? text;
};
