import { corrected, type Change } from './correction';
import { createIntList } from './int-list';
import type { RowStore } from './row-store';

/**
 * Cells that were written over in one step, the same number of each list: where they stand, and the places of their
 * texts before and after ({@link RowStore}). As objects, a million of them would take ten times the memory.
 */
export type Edit = { rows: Int32Array; columns: Int32Array; before: Int32Array; after: Int32Array };

/** Steps that changed cells, to be undone and done again. */
export const createEditLog = () => {
  let done: Edit[] = [];
  let undone: Edit[] = [];
  return {
    clear: (): void => {
      done = [];
      undone = [];
    },
    add: (edit: Edit): void => {
      done.push(edit);
      undone = [];
    },
    /** The last step, which is to be taken back. */
    undo: (): Edit | undefined => moveLast(done, undone),
    /** The step that was taken back last, which is to be done again. */
    redo: (): Edit | undefined => moveLast(undone, done),
    counts: () => ({ undoable: done.length, redoable: undone.length }),
  };
};

const moveLast = (from: Edit[], to: Edit[]): Edit | undefined => {
  const last = from.pop();
  if (last) to.push(last);
  return last;
};

/** Gathers the cells of a step. */
export const createEdit = (rows: RowStore) => {
  const cells = [createIntList(), createIntList(), createIntList(), createIntList()] as const;
  const [atRow, atColumn, before, after] = cells;
  return {
    /** Puts `text` in the place of another one. */
    put: (row: number, column: number, text: string): void => {
      atRow.push(row);
      atColumn.push(column);
      before.push(rows.placeAt(row, column));
      after.push(rows.keepText(text));
    },
    /** Undefined where no cell changes. */
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

/** What `change` does to the cells of `targets` in `column`. */
export const editOf = (
  rows: RowStore,
  targets: Iterable<number>,
  column: number,
  change: Change,
): Edit | undefined => {
  const edit = createEdit(rows);
  for (const row of targets) {
    const text = rows.cells(row)[column] ?? '';
    const next = corrected(text, change);
    if (next !== text) edit.put(row, column, next);
  }
  return edit.end();
};
