import { useEffect, useRef } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import { useListCache } from '@/kit/record/list-cache';
import { useParentMeta } from '@/kit/registry/parent-ids';
import type { ActionRun, ChangingAction, RowResult, RunnableAction } from './record-action';
import { runAction } from './run-action';

type Applied = Pick<ActionRun, 'choice'> & { action: RunnableAction | ChangingAction };

/** The calls of an action on records of `definition`. Leaving the list stops them, as `abort` does. */
export const useActionCalls = (definition: ResourceDefinition) => {
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const { patch } = useListCache(definition.name);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Applies the action to the records `ids`. Calls `onResults` with all results so far, after each of them. */
  const apply = async (
    { action, choice }: Applied,
    ids: readonly Identifier[],
    onResults: (results: readonly RowResult[]) => void,
  ): Promise<readonly RowResult[]> => {
    const own = new AbortController();
    controller.current = own;
    let results: readonly RowResult[] = [];
    await runAction({
      provider,
      definition,
      action,
      choice,
      ids,
      meta,
      signal: own.signal,
      onResult: (result) => {
        results = [...results, result];
        onResults(results);
        // Without a session, no further call can succeed.
        if (isSessionOver(result)) own.abort();
      },
    });
    // A success alert must not be shown beside outdated rows.
    patch(...results.flatMap((one) => (one.state === 'failed' ? [] : [one.record])));
    return results;
  };

  return { apply, abort: () => controller.current?.abort() };
};

/** Whether a call was refused because the session is over. */
export const isSessionOver = (result: RowResult): boolean =>
  result.state === 'failed' && result.error instanceof ApiError && result.error.status === 401;
