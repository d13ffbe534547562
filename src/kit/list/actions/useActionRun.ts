import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, type Identifier } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useListCache } from '@/kit/record/list-cache';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import type { Reference } from '@/kit/references/reference-queries';
import { isRetryable } from './action-run';
import type { ActionRun, RowResult, RunnableAction } from './record-action';
import { runAction } from './run-action';
import { useActionTitle } from './useActionTitle';

/**
 * Confirms, runs and reports an action on many records. Leaving the list or the end of the session stops it, and the
 * latter reports its progress: calls under way finish, no others start.
 *
 * @param onOver called with the results each time all calls have ended
 */
export const useActionRun = (onOver: (results: readonly RowResult[]) => void) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const [run, setRun] = useState<ActionRun | null>(null);
  const { invalidate } = useListCache(definition.name);
  // The written record is the one that records are added to.
  const { invalidate: invalidateAsked } = useListCache(
    run?.action.asks?.resource ?? definition.name,
  );
  const alerts = useAlerts();
  const nameOf = useActionTitle();
  const translate = useTranslate();
  const { number } = useFormats();
  const report = useEvent(onOver);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useSingleFlight(async (started: ActionRun, ids: readonly Identifier[]) => {
    const controller = new AbortController();
    abort.current = controller;
    let results: RowResult[] = [];
    const show = (phase: ActionRun['phase']) =>
      setRun((current) => current && { ...current, ids, phase, results });
    setRun({ ...started, ids, phase: 'running', results, startedAt: Date.now() });
    await runAction({
      provider,
      definition,
      action: started.action,
      choice: started.choice,
      ids,
      meta,
      signal: controller.signal,
      onResult: (result) => {
        results = [...results, result];
        show('running');
        // Without a session no other call can succeed.
        if (isSessionOver(result)) controller.abort();
      },
    });
    if (results.some(isSessionOver)) {
      const done = results.filter(({ state }) => state !== 'failed').length;
      alerts.info('actions.session_over', { smart_count: done, total: ids.length });
    }
    if (results.some(({ state }) => state === 'done')) {
      void invalidate();
      void invalidateAsked();
    }
    const isAllDone =
      results.length === ids.length && results.every(({ state }) => state === 'done');
    if (isAllDone) {
      // Nothing is left to read in a report.
      alerts.success('actions.summary', {
        args: { done: number(ids.length), total: number(ids.length) },
        subject: {
          name: translate('actions.quoted', { action: nameOf(started.action, ids.length) }),
        },
      });
      setRun(null);
    } else show('over');
    report(results);
  });

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
    /** Runs it again, only for the records that a retry may help. */
    retry: () => run && void start(run, idsOf(run.results.filter(isRetryable))),
    cancel: () => abort.current?.abort(),
    close: () => setRun(null),
  };
};

const isSessionOver = (result: RowResult): boolean =>
  result.state === 'failed' && result.error instanceof ApiError && result.error.status === 401;

const idsOf = (results: readonly RowResult[]) => results.map(({ id }) => id);

const without = (ids: readonly Identifier[], left: readonly Identifier[]) =>
  ids.filter((id) => !left.includes(id));
