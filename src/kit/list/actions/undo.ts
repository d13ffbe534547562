import type { RaRecord } from 'react-admin';
import { NO_CHOICE } from './action-run';
import type { ActionRun, ChangingAction, RowResult, RunnableAction } from './record-action';

/**
 * Whether an alert offers to undo `action`: not after a confirmation, because others may already have seen its effect,
 * unless the action says so.
 */
export const isUndoable = (action: RunnableAction): action is RunnableAction & ChangingAction =>
  'change' in action && (action.isUndoable ?? !action.confirm);

/** The values of `fields` in `previous`; null for a missing one. */
export const restored = (fields: readonly string[], previous: RaRecord): Partial<RaRecord> =>
  Object.fromEntries(fields.map((field) => [field, previous[field] ?? null]));

/** The action that undoes a `run` with these `results`; undefined if it cannot be undone. */
export const undoOf = (
  { action, choice = NO_CHOICE }: ActionRun,
  results: readonly RowResult[],
): ChangingAction | undefined => {
  if (!isUndoable(action)) return undefined;
  const before = new Map(
    results.flatMap((result) =>
      result.state === 'done' && result.previous ? [[result.id, result.previous]] : [],
    ),
  );
  return {
    change: ({ id }) => {
      const previous = before.get(id);
      return previous ? restored(Object.keys(action.change(previous, choice)), previous) : {};
    },
  };
};
