import type { ImportFormat } from '@/core/imports';
import { wrongCells } from '@/imports/check/wrong-values';
import { corrected, type Change } from '@/imports/correct/correction';
import { createEdit, editOf, type Edit } from '@/imports/correct/edit-log';
import { createTextReader } from '@/imports/read/cell-reading';
import { periodFieldsIn } from '@/imports/read/period-column';
import { readPeriod } from '@/imports/read/written-period';
import type { createCheckedRows } from './checked-rows';

type Edited = {
  format: ImportFormat;
  /** The current rows; each check makes new ones. */
  checked: () => ReturnType<typeof createCheckedRows>;
};

/** A cell, or all cells with errors of a kind, of those only the ones with `text` if it is given. */
export type EditTarget = { row: number; column: string } | { kind: number; text?: string };

/** Creates the edits of checked cells; an edit that would change nothing is undefined. */
export const createCellEdits = ({ format, checked }: Edited) => {
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

  /** The rows with errors of `kind`, only those whose cell has `text` if it is given. */
  const wrongRows = ({ kind, text }: { kind: number; text?: string }): Iterable<number> => {
    const rows = checked().issues().rowsOf(kind);
    const cellOf = text === undefined ? undefined : wrongCells(checked(), kind);
    return cellOf ? [...rows].filter((row) => cellOf(row) === text) : rows;
  };

  const periodFields = periodFieldsIn(format.columns);
  /** The edit that writes months given with their years into both cells; undefined for other columns. */
  const periodEditIn = (column: string | undefined, rows: Iterable<number>, textOf: TextOf) => {
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
  /** The edit that replaces the texts of a column in `rows`. */
  const textEditIn = (column: string | undefined, rows: Iterable<number>, textOf: TextOf) => {
    const at = indexOf(column);
    return at === -1 ? undefined : editOf(checked().rows, rows, at, textOf);
  };

  return {
    /** The edit that makes a change in the cells of a target. */
    correcting: (target: EditTarget, change: Change): Edit | undefined => {
      const column =
        'kind' in target ? checked().issues().kinds()[target.kind]?.column : target.column;
      const rows = 'kind' in target ? wrongRows(target) : [target.row];
      const reading = readingOf(column);
      const decided = 'text' in change ? { text: valueOf(column, change.text) } : change;
      return (
        ('text' in change && periodEditIn(column, rows, () => change.text)) ||
        textEditIn(column, rows, (text) => corrected(text, decided, reading))
      );
    },
    /** The edit that fixes all cells of a kind of warning. */
    fixing: (warning: { column: string; message: string }): Edit | undefined => {
      const rows = checked().issues().rowsWith(warning);
      const fixed = checked().cellFixOf(warning);
      const textOf = (text: string, row: number) => fixed(text, row) ?? text;
      return periodEditIn(warning.column, rows, textOf) ?? textEditIn(warning.column, rows, textOf);
    },
  };
};

/** Returns the new text of a cell from its text and the index of its row. */
type TextOf = (text: string, row: number) => string;
