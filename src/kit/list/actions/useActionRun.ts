import { useState } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useDefinition } from '@/kit/registry/definitions';
import { useListCache } from '@/kit/record/list-cache';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import type { Reference } from '@/kit/references/reference-queries';
import { isRetryable } from './action-run';
import type { ActionRun, ChangingAction, RowResult, RunnableAction } from './record-action';
import { undoOf } from './undo';
import { isSessionOver, useActionCalls } from './useActionCalls';
import { useActionDone, useActionTitle } from './useActionTitle';

/**
 * Confirms, runs and reports an action on many records. Leaving the list or the end of the session stops it: running
 * calls finish, no others start. An alert reports the progress at the end of a session.
 *
 * @param onOver called with the results each time all calls have ended
 */
export const useActionRun = (onOver: (results: readonly RowResult[]) => void) => {
  const definition = useDefinition();
  const { apply, abort } = useActionCalls(definition);
  const [run, setRun] = useState<ActionRun | null>(null);
  const { invalidate } = useListCache(definition.name);
  // Adding records to another one writes that one.
  const { invalidate: invalidateAsked } = useListCache(
    run?.action.asks?.resource ?? definition.name,
  );
  const alerts = useAlerts();
  const nameOf = useActionTitle();
  const doneOf = useActionDone();
  const { number } = useFormats();
  const report = useEvent(onOver);

  const undo = async (title: string, action: ChangingAction, ids: readonly Identifier[]) => {
    const results = await apply({ action }, ids, () => undefined);
    void invalidate();
    const failed = results.filter((result) => result.state === 'failed');
    const [first] = failed;
    if (!first) return alerts.success('actions.undone', { subject: { name: title } });
    alerts.error('bulk.failures', { count: number(failed.length) });
    return alerts.failure(first.error);
  };

  /**
   * Runs the action for `retried`, by the first time all records; the report includes the results `kept` of the others.
   */
  const start = useSingleFlight(
    async (started: ActionRun, retried: readonly Identifier[], kept: readonly RowResult[] = []) => {
      const { ids } = started;
      setRun({ ...started, ids: retried, phase: 'running', results: [], startedAt: Date.now() });
      const fresh = await apply(started, retried, (latest) =>
        setRun((current) => current && { ...current, results: latest }),
      );
      const results = [...kept, ...fresh];
      if (results.some(isSessionOver)) {
        const done = results.filter(({ state }) => state !== 'failed').length;
        alerts.info('bulk.session_over', { smart_count: done, total: ids.length });
      }
      if (results.some(({ state }) => state === 'done')) {
        void invalidate();
        void invalidateAsked();
      }
      const isAllDone =
        results.length === ids.length && results.every(({ state }) => state === 'done');
      if (isAllDone) {
        // If all succeeded, an alert replaces the report.
        const title = nameOf(started.action, ids.length);
        const undoing = undoOf(started, results);
        const { message, args } = doneOf(started.action, ids.length);
        alerts.success(message, {
          args,
          action: undoing && {
            label: 'actions.undo',
            run: () => void undo(title, undoing, ids),
          },
        });
        setRun(null);
      } else setRun((current) => current && { ...current, ids, phase: 'over', results });
      report(results);
    },
  );

  return {
    run,
    ask: (
      action: RunnableAction,
      ids: readonly Identifier[],
      {
        excludedIds = [],
        refusedIds = [],
      }: Partial<Pick<ActionRun, 'excludedIds' | 'refusedIds'>> = {},
    ) =>
      setRun({ action, ids, excludedIds, refusedIds, phase: 'asking', results: [], startedAt: 0 }),
    choose: (choice: Reference | undefined) =>
      setRun((current) => current && { ...current, choice }),
    include: (id: Identifier, isIncluded: boolean) =>
      setRun(
        (current) =>
          current && {
            ...current,
            ids: isIncluded ? [...without(current.ids, [id]), id] : without(current.ids, [id]),
          },
      ),
    leaveOut: (left: readonly Identifier[]) =>
      setRun((current) => current && { ...current, ids: without(current.ids, left) }),
    start: () => run && void start(run, run.ids),
    /** Runs the action again for the records whose failure may be temporary, and those not started yet. */
    retry: () => {
      if (!run) return;
      const kept = run.results.filter((result) => !isRetryable(result));
      void start(run, without(run.ids, idsOf(kept)), kept);
    },
    cancel: abort,
    close: () => setRun(null),
  };
};

const idsOf = (results: readonly RowResult[]) => results.map(({ id }) => id);

const without = (ids: readonly Identifier[], left: readonly Identifier[]) =>
  ids.filter((id) => !left.includes(id));
