import type { ImportFormat } from '@/core/imports';
import { nonDataKindOf } from '@/imports/check/non-data-rows';
import { HELD } from '@/imports/check/row-groups';
import type { CheckState, IssueLine } from '@/imports/check/check-state';
import { isExcluding } from '@/imports/check/warnings';
import type { Change } from '@/imports/correct/correction';
import { isEdit, type Choices, type createEditLog, type Step } from '@/imports/correct/edit-log';
import { keptStep, stepOfKept, type KeptStep } from '@/imports/correct/kept-steps';
import { createCellEdits, type EditTarget } from './cell-edits';
import type { createCheckedRows } from './checked-rows';
import { createChoiceSteps } from './choice-steps';

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
  const cells = createCellEdits({ format, checked });
  const { setNonData, excludeAll, ...choices } = createChoiceSteps({
    format,
    checked,
    choose,
    state,
    linesOf,
  });
  /** Changes the cells of a target; returns the number of changes. */
  const correct = (target: EditTarget, change: Change) => {
    const edit = cells.correcting(target, change);
    return { changed: edit?.rows.length ?? 0, state: add(edit) };
  };

  return {
    ...choices,
    add,
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
    /** Fixes all cells of a kind of warning, or leaves its rows out: totals, notes, records that must not be sent. */
    fix: (warning: { column: string; message: string }): CheckState => {
      const kind = nonDataKindOf(warning.message);
      if (kind) return setNonData(kind, 'left_out');
      return isExcluding(warning.message)
        ? excludeAll(checked().issues().rowsWith(warning))
        : add(cells.fixing(warning));
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
