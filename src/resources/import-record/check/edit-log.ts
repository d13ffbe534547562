import { corrected, type Change } from './correction';
import type { RowStore } from './row-store';

/** A cell and the text that is to stand in it. */
export type CellText = { row: number; column: number; text: string };

/** Steps that changed cells, to be undone and done again. */
export const createEditLog = () => {
  let done: { before: CellText[]; after: CellText[] }[] = [];
  let undone: typeof done = [];

  const record = (rows: RowStore, after: readonly CellText[]): void => {
    if (after.length === 0) return;
    const before = after.map(({ row, column }) => ({
      row,
      column,
      text: rows.cells(row)[column] ?? '',
    }));
    done.push({ before, after: [...after] });
    undone = [];
  };

  return {
    clear: () => {
      done = [];
      undone = [];
    },
    record,
    /** The cells that `change` changes in `column` of `targets`; recorded as one step. */
    change: (rows: RowStore, targets: readonly number[], column: number, change: Change) => {
      const cells = targets.flatMap((row): CellText[] => {
        const text = rows.cells(row)[column] ?? '';
        const next = corrected(text, change);
        return next === text ? [] : [{ row, column, text: next }];
      });
      record(rows, cells);
      return cells;
    },
    /** The cells as they were before the last step. */
    undo: (): CellText[] => {
      const step = done.pop();
      if (step) undone.push(step);
      return step?.before ?? [];
    },
    redo: (): CellText[] => {
      const step = undone.pop();
      if (step) done.push(step);
      return step?.after ?? [];
    },
    counts: () => ({ undoable: done.length, redoable: undone.length }),
  };
};
