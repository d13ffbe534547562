import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import type { Reference } from '@/kit/references/reference-queries';
import type { ParentMeta } from '@/kit/registry/parent-ids';
import type { AddingAction, ChangingAction, RecordAction, RowResult } from './record-action';

/** Whether a retry may succeed: not if a rule refused the record, here or in the backend. */
export const isRetryable = (result: RowResult): boolean => {
  if (result.state !== 'failed' || result.refusal !== undefined) return false;
  const { error } = result;
  return !(error instanceof ApiError && PERMANENT_STATUSES.includes(error.status));
};

/** Statuses after which a retry cannot help: malformed, forbidden, not found, too large, invalid. */
const PERMANENT_STATUSES: readonly number[] = [400, 403, 404, 413, 422];

/** The records an action is applied to, and its context. */
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
  /** Once aborted, running calls finish and no new ones start. */
  signal?: AbortSignal;
  onResult: (result: RowResult) => void;
};

/** Whether a row offers `action`: not if it asks for a record first, or has nothing to change. */
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

/** Whether `action` is refused for the record of a selected row, whatever the user chooses. */
export const isRefusedFor = (action: RecordAction, record: RaRecord | undefined): boolean =>
  'change' in action && record !== undefined && action.isOffered?.(record) === false;

/** The empty choice, for an action that asks for none. */
export const NO_CHOICE: Reference = { code: '', name: '', record: { id: '' } };

/**
 * Reads the record `id`.
 *
 * @throws ApiError, also if the answer has no id, because posting it would overwrite the record with an empty one
 */
export const readRecord = async (
  { provider, definition, meta }: Pick<Run, 'provider' | 'definition' | 'meta'>,
  id: Identifier,
): Promise<RaRecord> => {
  const { data } = await provider.getOne(definition.name, { id, meta });
  if (data.id === undefined) throw new ApiError('unreadable', 200);
  return data as RaRecord;
};
