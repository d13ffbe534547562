import type { ComponentType } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { can, type Permission } from '@/core/permissions';
import type { Reference as ReferenceField } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Reference } from '@/kit/references/reference-queries';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import type { LazyView } from '@/kit/registry/views';

/**
 * An action of a list on its records without opening them: from the row, or from the bar on a selection. It is
 * data of the list's resource; its messages are `resources.{name}.actions.{action}` and, for a sentence in the bulk
 * confirmation, `…actions.{action}_text`; `…actions.{action}_done` is the alert after it. `…actions.none` says why some
 * rows offer no action.
 */
export type RecordAction = RunnableAction | (Named & OpeningAction);

/** An action that the list itself confirms, runs and reports. */
export type RunnableAction = Named & (ChangingAction | AddingAction);

type Named = {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  /** Whether it takes something away: the dialog's button is red. */
  isDestructive?: boolean;
};

/** Opens a dialog of the resource with the records. */
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
   * The reference its dialog asks for first: the new agent of customers. Its label is `…actions.{action}_choice`. Such
   * an action is only offered for a selection.
   */
  asks?: ReferenceField;
  /** The fields it changes; all others are sent back unchanged. */
  change: (record: RaRecord, choice: Reference) => Partial<RaRecord>;
  /** Whether nothing is left to change: such a row does not offer the action and is not sent. */
  isDone?: (record: RaRecord, choice: Reference) => boolean;
  /** Confirmation before it is applied. */
  confirm?: ActionConfirmation;
  /** The message key of why it cannot be applied to this record, which then fails without being sent. */
  refusal?: (record: RaRecord, choice: Reference) => string | undefined;
  /** Whether its alert offers to undo it although it has a `confirm`, which means that no one has seen its effect yet. */
  isUndoable?: boolean;
  /** Whether a row offers it. All rows do by default; the dialog of a selection gives the `refusal` of the others. */
  isOffered?: (record: RaRecord) => boolean;
};

/** A confirmation about facts that lists do not know, such as the people the records reach. */
export type ActionConfirmation = {
  /** Before one row is changed: answers at once if there is nothing to ask, else renders the question. */
  Row: ComponentType<{ record: RaRecord; onAnswer: (isConfirmed: boolean) => void }>;
  /** In the dialog before many are changed. The action can start once it is ready; without it, at once. */
  Bulk?: ComponentType<BulkConfirmationProps>;
  /** The line of a row that a selection of many leaves out, and the key by which such rows stay together. */
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
  /** The rows that are selected only one by one: `ids` has those of them that are ticked. */
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
 * The result for one record. A change that is `done` overwrote `previous`; `unchanged` needed no change; `failed` has
 * the call's `error`, or the message key of the `refusal` that kept it from being sent.
 */
export type RowResult = { id: Identifier } & (
  | { state: 'done'; record: RaRecord; previous?: RaRecord; message?: string }
  | { state: 'unchanged'; record: RaRecord }
  | { state: 'failed'; record?: RaRecord; error?: unknown; refusal?: string }
);

/** Adds the records to a list of ids that another record holds, with one update: customers to a group. */
export type AddingAction = {
  /** The reference to that record, which agrees with the added ones in the fields of `within`. */
  asks: ReferenceField;
  /** The field with the ids. */
  addTo: string;
};

/**
 * The `actions` that the user may take: they need the permission to edit the written record, or to open it if it has
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
