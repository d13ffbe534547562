import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import type { Reference } from '@/kit/references/reference-queries';
import type { ParentMeta } from '@/kit/registry/parent-ids';
import type { AddingAction, ChangingAction, RecordAction, RowResult } from './record-action';

/** Whether the same call may succeed now: not if a rule refused it, here or in the backend. */
export const isRetryable = (result: RowResult): boolean => {
  if (result.state !== 'failed' || result.refusal !== undefined) return false;
  const { error } = result;
  return !(error instanceof ApiError && RULES.includes(error.status));
};

/** Statuses after which a retry cannot help: malformed, forbidden, not found, too large, invalid. */
const RULES: readonly number[] = [400, 403, 404, 413, 422];

/** The records an action is applied to, and the context it needs. */
export type Run = {
  provider: DataProvider;
  /** Definition of the records. */
  definition: Pick<ResourceDefinition, 'name' | 'codeField'>;
  action: ChangingAction | AddingAction;
  ids: readonly Identifier[];
  /** The record the action asked for. */
  choice?: Reference;
  /** The parents of a nested resource. */
  meta?: ParentMeta;
  /** When aborted, calls under way finish and no new ones start. */
  signal?: AbortSignal;
  onResult: (result: RowResult) => void;
};

/** Whether a row offers `action`: not if the action asks for a choice first, or has nothing left to change. */
export const isOfferedFor = (action: RecordAction, record: RaRecord): boolean =>
  'Dialog' in action ||
  ('change' in action &&
    !action.asks &&
    !action.isDone?.(record, NO_CHOICE) &&
    action.isOffered?.(record) !== false);

/** Whether `action` may have something to change in a selected row; true for an unknown `record`. */
export const mayChange = (action: RecordAction, record: RaRecord | undefined): boolean =>
  !('change' in action) ||
  action.asks !== undefined ||
  !record ||
  !action.isDone?.(record, NO_CHOICE);

/** Whether `action` is refused for the record of a selected row, whatever is chosen for it. */
export const isRefusedFor = (action: RecordAction, record: RaRecord | undefined): boolean =>
  'change' in action && record !== undefined && action.isOffered?.(record) === false;

/** The empty choice, for an action that asks for none. */
export const NO_CHOICE: Reference = { code: '', name: '', record: { id: '' } };

/**
 * Reads the record called `id`.
 *
 * @throws ApiError, also if the answer has no id: posting it would overwrite a record with nothing.
 */
export const readRecord = async (
  { provider, definition, meta }: Pick<Run, 'provider' | 'definition' | 'meta'>,
  id: Identifier,
): Promise<RaRecord> => {
  const { data } = await provider.getOne(definition.name, { id, meta });
  if (data.id === undefined) throw new ApiError('unreadable', 200);
  return data as RaRecord;
};
