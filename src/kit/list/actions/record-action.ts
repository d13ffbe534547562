import type { ComponentType } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { can, type Permission } from '@/core/permissions';
import type { Reference as ReferenceField } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Reference } from '@/kit/references/reference-queries';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import type { LazyView } from '@/kit/registry/views';

/**
 * An action on the records of a list without opening them: on one row, or on a selection. Its messages are
 * `resources.{name}.actions.{action}`, `…actions.{action}_text` for a sentence in the bulk confirmation, and
 * `…actions.{action}_done` for the alert afterwards. `…actions.none` says why some rows offer no action.
 */
export type RecordAction = RunnableAction | (Named & OpeningAction);

/** An action that the list itself confirms, runs and reports. */
export type RunnableAction = Named & (ChangingAction | AddingAction);

type Named = {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  /** Whether it takes something away, so that the dialog's button is red. */
  isDestructive?: boolean;
};

/** Opens a dialog of the resource about the records. */
export type OpeningAction = {
  Dialog: LazyView<OpenedDialogProps>;
  /** The permission the dialog needs. */
  permission: Permission;
  asks?: undefined;
};
export type OpenedDialogProps = { ids: readonly Identifier[]; onClose: () => void };

/** Changes each record separately: it is read, then posted whole, once. */
export type ChangingAction = {
  /**
   * The reference that its dialog asks for first, such as the customers' new agent. Its label is
   * `…actions.{action}_choice`. Such an action is only offered for a selection.
   */
  asks?: ReferenceField;
  /** The fields it changes; all others are sent back unchanged. */
  change: (record: RaRecord, choice: Reference) => Partial<RaRecord>;
  /** Whether nothing is left to change: such a row does not offer the action and is not sent. */
  isDone?: (record: RaRecord, choice: Reference) => boolean;
  /** The confirmation before it is applied. */
  confirm?: ActionConfirmation;
  /** The message key for why it cannot be applied to this record, which then fails without being sent. */
  refusal?: (record: RaRecord, choice: Reference) => string | undefined;
  /** Whether it can be undone although it has a `confirm`, because nobody has seen its effect yet. */
  isUndoable?: boolean;
  /** Whether a row offers it, by default always; the dialog of a selection shows the `refusal` of other rows. */
  isOffered?: (record: RaRecord) => boolean;
};

/** A confirmation with facts that the list does not have, such as the people that the records reach. */
export type ActionConfirmation = {
  /** Before one row is changed: renders the question, or answers at once if there is nothing to ask. */
  Row: ComponentType<{ record: RaRecord; onAnswer: (isConfirmed: boolean) => void }>;
  /** In the dialog before many rows are changed. The action can start once it is ready. */
  Bulk?: ComponentType<BulkConfirmationProps>;
  /** How the dialog shows rows that selecting many leaves out, and the key that groups them. */
  excluded?: { Line: ComponentType<{ record: RaRecord }>; keyOf: (record: RaRecord) => string };
};

export type BulkConfirmationProps = {
  run: ActionRun;
  /** Removes records from the selection. */
  onLeaveOut: (ids: readonly Identifier[]) => void;
  onReady: (isReady: boolean) => void;
};

/** An action on many records, from the question before it to the report after it. */
export type ActionRun = {
  action: RunnableAction;
  phase: 'asking' | 'running' | 'over';
  ids: readonly Identifier[];
  /** The rows that are selected only one by one; `ids` includes the ticked ones. */
  excludedIds: readonly Identifier[];
  /** The selected rows for which the action is refused: no call is made for them. */
  refusedIds: readonly Identifier[];
  /** The record the action asks for, once it is chosen. */
  choice?: Reference;
  results: readonly RowResult[];
  /** Epoch milliseconds of the start, to estimate the time left. */
  startedAt: number;
};

/**
 * The result for one record: `done` has overwritten `previous`, `unchanged` needed no change, `failed` has the call's
 * `error`, or the message key of the `refusal` that prevented the call.
 */
export type RowResult = { id: Identifier } & (
  | { state: 'done'; record: RaRecord; previous?: RaRecord; message?: string }
  | { state: 'unchanged'; record: RaRecord }
  | { state: 'failed'; record?: RaRecord; error?: unknown; refusal?: string }
);

/** Adds the records to the list of ids in another record with one update, such as customers to a group. */
export type AddingAction = {
  /** The reference to that record, whose fields in `within` must agree with those of the added records. */
  asks: ReferenceField;
  /** The field with the ids. */
  addTo: string;
};

/**
 * The `actions` that the user may run: this requires the permission to edit the written record, or to open it if it has
 * no form.
 */
export const usePermittedActions = (actions: readonly RecordAction[]): RecordAction[] => {
  const { roles } = useCurrentUser();
  const own = useDefinition();
  const definitions = useDefinitions();
  return actions.filter((action) => {
    if ('Dialog' in action) return can(roles, action.permission);
    const written = 'addTo' in action ? definitions.get(action.asks.resource) : own;
    return can(roles, written?.access.edit ?? written?.access.show);
  });
};
