import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, type Identifier } from 'react-admin';
import { useDefinition } from '@/shared/registry/definitions';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { useListCache } from '@/shared/record/list-cache';
import { useSingleFlight } from '@/shared/hooks/useSingleFlight';
import type { RecordAction } from './record-action';
import { runAction, type RowResult } from './run-action';

/** An action on many records, from the question before it to the report after it. */
export type ActionRun = {
  action: RecordAction;
  phase: 'asking' | 'running' | 'over';
  ids: readonly Identifier[];
  results: readonly RowResult[];
  /** Epoch milliseconds of the start, to tell the time that is left. */
  startedAt: number;
};

/**
 * Asks, runs and reports an action on many records. Leaving the list stops it: what is under way is
 * finished, nothing more is begun.
 *
 * @param onOver called with what became of the records, each time nothing is under way any more
 */
export const useActionRun = (onOver: (results: readonly RowResult[]) => void) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const { name } = definition;
  const meta = useParentMeta(definition);
  const { invalidate } = useListCache(name);
  const [run, setRun] = useState<ActionRun | null>(null);
  const report = useEvent(onOver);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = useSingleFlight(async (action: RecordAction, ids: readonly Identifier[]) => {
    const controller = new AbortController();
    abort.current = controller;
    let results: RowResult[] = [];
    const show = (phase: ActionRun['phase']) =>
      setRun((current) => current && { ...current, action, ids, phase, results });
    setRun({ action, ids, phase: 'running', results, startedAt: Date.now() });
    await runAction({
      provider,
      resource: name,
      action,
      ids,
      meta,
      signal: controller.signal,
      onResult: (result) => {
        results = [...results, result];
        show('running');
      },
    });
    if (results.some(({ state }) => state === 'done')) void invalidate();
    show('over');
    report(results);
  });

  return {
    run,
    ask: (action: RecordAction, ids: readonly Identifier[]) =>
      setRun({ action, ids, phase: 'asking', results: [], startedAt: 0 }),
    start: () => run && void start(run.action, run.ids),
    /** Begins again with those that failed, and those alone. */
    retry: () => run && void start(run.action, failedIn(run.results)),
    cancel: () => abort.current?.abort(),
    close: () => setRun(null),
  };
};

const failedIn = (results: readonly RowResult[]) =>
  results.filter(({ state }) => state === 'failed').map(({ id }) => id);
