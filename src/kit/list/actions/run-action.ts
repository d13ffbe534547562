import type { Identifier, RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { messageOf } from '@/providers/data/record-calls';
import { isConflict } from '@/providers/http/api-error';
import { NO_CHOICE, readRecord, type Run } from './action-run';
import { addToRecord } from './add-to-record';
import type { ChangingAction, RowResult } from './record-action';

/**
 * Applies `action` to each of `ids`: the record is read, then posted whole, once (docs/wire-format.md, 'update'). A
 * failure is reported and the others continue. Changes of the same record run one after the other. Resolves when all
 * calls have ended.
 */
export const runAction = async (run: Run): Promise<void> => {
  const { definition, action, ids, signal, onResult } = run;
  if ('addTo' in action) return addToRecord({ ...run, action });
  await mapWithConcurrency(ids, (id) =>
    queued(`${definition.name}/${id}`, async () => {
      if (!signal?.aborted) onResult(await applyTo({ ...run, action }, id));
    }),
  );
};

/** The last queued change of each record. */
const queues = new Map<string, Promise<void>>();

/**
 * Runs `change` after the pending changes of the same record, because reading it before them would end in a conflict.
 */
const queued = (record: string, change: () => Promise<void>): Promise<void> => {
  const queue = (queues.get(record) ?? Promise.resolve()).then(change, change);
  queues.set(record, queue);
  return queue;
};

type Applied = Pick<Run, 'provider' | 'definition' | 'choice' | 'meta'> & {
  action: ChangingAction;
};

const applyTo = async (run: Applied, id: Identifier): Promise<RowResult> => {
  const { provider, definition, action, choice = NO_CHOICE, meta } = run;
  let record: RaRecord | undefined;
  try {
    record = await readRecord(run, id);
    const refusal = action.refusal?.(record, choice);
    if (refusal) return { id, state: 'failed', record, refusal };
    if (action.isDone?.(record, choice)) return { id, state: 'unchanged', record };
    const data = { ...record, ...action.change(record, choice) };
    const { data: saved } = await provider.update(definition.name, {
      id,
      data,
      previousData: record,
      meta,
    });
    const after = saved as RaRecord;
    return { id, state: 'done', record: after, previous: record, message: messageOf(after) };
  } catch (error) {
    const done = isConflict(error) ? await alreadyDone(run, id) : undefined;
    return done ? { id, state: 'unchanged', record: done } : { id, state: 'failed', record, error };
  }
};

/** The record, if somebody else has applied the action since it was read. */
const alreadyDone = async (run: Applied, id: Identifier): Promise<RaRecord | undefined> => {
  const { action, choice = NO_CHOICE } = run;
  if (!action.isDone) return undefined;
  try {
    const record = await readRecord(run, id);
    return action.isDone(record, choice) ? record : undefined;
  } catch {
    // If the record cannot be read again, the conflict itself is reported.
    return undefined;
  }
};
