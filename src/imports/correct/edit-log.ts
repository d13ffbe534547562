import type { ChosenReading } from '@/imports/read/find-readings';
import { createIntList } from '@/imports/read/int-list';
import type { NonDataChoices } from '@/imports/check/non-data-rows';
import type { RowStore } from '@/imports/read/row-store';

/**
 * The cells changed in one step, as parallel lists: their rows and columns, and the places of their texts before and
 * after ({@link RowStore}). As objects, a million of them would take ten times the memory.
 */
export type Edit = { rows: Int32Array; columns: Int32Array; before: Int32Array; after: Int32Array };

/** The user's choices for whole columns: how they are read, and the values for all rows of columns the file lacks. */
export type Choices = {
  readings: ReadonlyMap<string, ChosenReading>;
  constants: ReadonlyMap<string, string>;
  /** Columns the file lacks whose values are those of each row's customer. */
  inherited: ReadonlySet<string>;
  /** The kinds of warning whose cells are left as they are ({@link warningKey}). */
  left: ReadonlySet<string>;
  nonData: NonDataChoices;
  /** The rows without errors that are left out. */
  excluded: ReadonlySet<number>;
};

export const warningKey = ({ column, message }: { column: string; message: string }): string =>
  `${column}\n${message}`;

/** A step that changed cells, or the choices for columns. */
export type Step = Edit | { before: Choices; after: Choices };

export const isEdit = (step: Step): step is Edit => 'rows' in step;

/** Undo and redo stacks of the steps, each with the number of errors before it. */
export const createEditLog = () => {
  let done: LoggedStep[] = [];
  let undone: LoggedStep[] = [];
  return {
    clear: (): void => {
      done = [];
      undone = [];
    },
    add: (step: Step, issues: number): void => {
      done.push({ step, issues });
      undone = [];
    },
    /** The last step, to be undone. */
    undo: (): Step | undefined => moveLast(done, undone),
    /** The last step, which is forgotten. */
    drop: (): Step | undefined => done.pop()?.step,
    /** The last undone step, to be redone. */
    redo: (): Step | undefined => moveLast(undone, done),
    /** The steps that were not undone, in their order. */
    steps: (): Step[] => done.map(({ step }) => step),
    counts: () => ({
      undoable: done.length,
      redoable: undone.length,
      hadErrors: done.some(({ issues }) => issues > 0),
    }),
  };
};

type LoggedStep = { step: Step; issues: number };

const moveLast = (from: LoggedStep[], to: LoggedStep[]): Step | undefined => {
  const last = from.pop();
  if (last) to.push(last);
  return last?.step;
};

/** Collects the changed cells of a step. */
export const createEdit = (rows: RowStore) => {
  const cells = [createIntList(), createIntList(), createIntList(), createIntList()] as const;
  const [atRow, atColumn, before, after] = cells;
  return {
    /** Replaces the text of a cell by `text`. */
    put: (row: number, column: number, text: string): void => {
      atRow.push(row);
      atColumn.push(column);
      before.push(rows.placeAt(row, column));
      after.push(rows.keepText(text));
    },
    /** Returns undefined where no cell changes. */
    end: (): Edit | undefined =>
      atRow.length() === 0
        ? undefined
        : {
            rows: atRow.toArray(),
            columns: atColumn.toArray(),
            before: before.toArray(),
            after: after.toArray(),
          },
  };
};

/** The edit that replaces the cells of `targets` in `column` by the results of `change`. */
export const editOf = (
  rows: RowStore,
  targets: Iterable<number>,
  column: number,
  change: (text: string, row: number) => string,
): Edit | undefined => {
  const edit = createEdit(rows);
  for (const row of targets) {
    const text = rows.cells(row)[column] ?? '';
    const next = change(text, row);
    if (next !== text) edit.put(row, column, next);
  }
  return edit.end();
};
