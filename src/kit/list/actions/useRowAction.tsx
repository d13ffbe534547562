import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useQuestion } from '@/ui/hooks/useQuestion';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { NO_CHOICE } from './action-run';
import type {
  ActionConfirmation,
  OpeningAction,
  RecordAction,
  RunnableAction,
} from './record-action';
import { isUndoable } from './undo';
import { useApplyAction } from './useApplyAction';

/**
 * Applies an action to one record, once, and shows the result; asks for confirmation first if the action requires it.
 * Render the returned `dialog`.
 */
export const useRowAction = (record: RaRecord) => {
  const apply = useApplyAction(record);
  const [isBusy, setBusy] = useState(false);
  const question = useQuestion<{ Row: ActionConfirmation['Row'] }>();
  const [opened, setOpened] = useState<OpeningAction | null>(null);

  /** Confirms and applies `action`, or opens its dialog. Resolves to whether it was applied, now or before. */
  const take = useSingleFlight(async (action: RecordAction): Promise<boolean> => {
    if ('Dialog' in action) {
      setOpened(action);
      return false;
    }
    const Row = 'change' in action ? action.confirm?.Row : undefined;
    if (Row && !(await question.ask({ Row }))) return false;
    setBusy(true);
    const isApplied = await apply(action, undoableOf(action, record));
    setBusy(false);
    return isApplied;
  });
  const dialog = (
    <>
      {question.asked && <question.asked.Row record={record} onAnswer={question.answer} />}
      {opened && <opened.Dialog ids={[record.id]} onClose={() => setOpened(null)} />}
    </>
  );
  return { take, isBusy, dialog };
};

/** The fields that an undo of `action` restores; undefined if it cannot be undone. */
const undoableOf = (action: RunnableAction, record: RaRecord): string[] | undefined =>
  isUndoable(action) ? Object.keys(action.change(record, NO_CHOICE)) : undefined;
