import { useRef } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { showRetriedFailure } from '@/ui/alerts/retried-failure';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useListCache } from '@/kit/record/list-cache';
import { addressFor } from '@/kit/links/record-address';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useAddressParams } from '@/ui/page/address-params';
import type { ChangingAction, RowResult, RunnableAction } from './record-action';
import { runAction } from './run-action';
import { restored } from './undo';
import { useActionDone } from './useActionTitle';

/**
 * Returns a function that applies an action to `record` and shows the result in an alert, which offers to restore the
 * fields `undoable` of the overwritten record. It resolves when the list has been read again, to whether the action was
 * applied, now or before. A success removes the alert of the failure before it.
 */
export const useApplyAction = (record: RaRecord) => {
  const doneOf = useActionDone();
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const { patch, reread } = useListCache(definition.name);
  const alerts = useAlerts();
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  const removeFailure = useRef<() => void>(undefined);
  const recordSubject = useRecordSubject();
  const subjectOf = (one: RaRecord) => ({
    ...recordSubject(definition, one),
    address: addressFor(definition, one, roles, params) ?? undefined,
  });
  const apply = async (
    action: RunnableAction | ChangingAction,
    undoable?: readonly string[],
  ): Promise<boolean> => {
    let isApplied = false;
    const report = (result: RowResult) => {
      if (result.state === 'failed') {
        if (result.refusal) return alerts.error(result.refusal);
        removeFailure.current = showRetriedFailure(result.error);
        return undefined;
      }
      isApplied = true;
      removeFailure.current?.();
      // If the user returns to the list meanwhile, it must not show the old record.
      patch(result.record);
      const subject = subjectOf(result.record);
      if (result.state === 'unchanged') return alerts.success('actions.unchanged', { subject });
      const done = 'name' in action ? doneOf(action) : undefined;
      const undo = undoable && result.previous && restoring(undoable, result.previous);
      const own = done?.message ?? (undo ? 'form.saved' : 'actions.undone');
      alerts.success(result.message ?? own, {
        args: done?.args,
        subject,
        action: undo && { label: 'actions.undo', run: () => void apply(undo) },
      });
    };
    await runAction({ provider, definition, action, ids: [record.id], meta, onResult: report });
    await reread(record.id);
    return isApplied;
  };
  return apply;
};

/** An action that restores `fields` to their values in `previous`. */
const restoring = (fields: readonly string[], previous: RaRecord): ChangingAction => ({
  change: () => restored(fields, previous),
});
