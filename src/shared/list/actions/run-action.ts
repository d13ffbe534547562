import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/map-with-concurrency';
import { ApiError } from '@/providers/http/api-error';
import { messageOf } from '@/providers/data/record-calls';
import type { ParentMeta } from '@/shared/registry/parent-ids';
import type { RecordAction } from './record-action';

/** What became of one record. One that already was as the action makes it is `unchanged`. */
export type RowResult = { id: Identifier } & (
  | { state: 'done'; record: RaRecord; message?: string }
  | { state: 'unchanged'; record: RaRecord }
  | { state: 'failed'; record?: RaRecord; error: unknown }
);

type Run = {
  provider: DataProvider;
  /** Name of the resource. */
  resource: string;
  action: Pick<RecordAction, 'change' | 'isDone'>;
  ids: readonly Identifier[];
  /** The parents of a nested resource. */
  meta?: ParentMeta;
  /** Aborted: what is under way is finished, nothing more is begun. */
  signal: AbortSignal;
  onResult: (result: RowResult) => void;
};

/** Enough to keep the network busy, few enough to leave the server to others. */
const AT_ONCE = 4;

/**
 * Takes `action` on each of `ids`: the record is read, then posted whole, once (docs/wire-format.md,
 * 'update'). One that fails is told, and the others go on. Resolves when nothing is under way any more.
 */
export const runAction = ({ ids, signal, onResult, ...how }: Run): Promise<void> =>
  mapWithConcurrency(ids, AT_ONCE, async (id) => {
    if (!signal.aborted) onResult(await applied(how, id));
  });

const applied = async (
  { provider, resource, action, meta }: Pick<Run, 'provider' | 'resource' | 'action' | 'meta'>,
  id: Identifier,
): Promise<RowResult> => {
  let record: RaRecord | undefined;
  try {
    const { data: previousData } = await provider.getOne(resource, { id, meta });
    // An answer without an id is no record, and posting it would overwrite one with nothing.
    if (previousData.id === undefined) throw new ApiError('unreadable', 200);
    record = previousData as RaRecord;
    if (action.isDone?.(record)) return { id, state: 'unchanged', record };
    const data = { ...record, ...action.change(record) };
    const { data: saved } = await provider.update(resource, { id, data, previousData, meta });
    return { id, state: 'done', record: saved as RaRecord, message: messageOf(saved as RaRecord) };
  } catch (error) {
    return { id, state: 'failed', record, error };
  }
};
