import type { ComponentType } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { can, type Permission } from '@/core/permissions';
import type { Reference as ReferenceField } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Reference } from '@/kit/references/reference-queries';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import type { LazyView } from '@/kit/registry/views';
import type { ActionRun } from './useActionRun';

/**
 * Something a list does to its records without opening them: from the row's menu, or to a selection from the bar over
 * it. It is data of the list's resource; its words are `resources.{name}.actions.{action}` and, for a sentence in the
 * dialog that asks before many are changed, `…actions.{action}_text`.
 */
export type RecordAction = RunnableAction | (Named & OpeningAction);

/** An action that the list itself asks about, runs and reports. */
export type RunnableAction = Named & (ChangingAction | AddingAction);

type Named = {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
};

/** Opens a dialog of the resource's own with the records. */
export type OpeningAction = {
  Dialog: LazyView<ActionDialogProps>;
  /** To do what the dialog does. */
  permission: Permission;
  asks?: undefined;
};
export type ActionDialogProps = { ids: readonly Identifier[]; onClose: () => void };

/** Changes each record by itself: it is read, then posted whole, once. */
export type ChangingAction = {
  /**
   * The reference its dialog asks for first: the new agent of customers. Its label is `…actions.{action}_choice`. Such
   * an action is only offered for a selection.
   */
  asks?: ReferenceField;
  /** The fields it changes; all others are sent back as they were read. */
  change: (record: RaRecord, choice: Reference) => Partial<RaRecord>;
  /** Whether nothing is left to change: such a row does not offer it, and is not sent. */
  isDone?: (record: RaRecord, choice: Reference) => boolean;
  /** What is asked before it is applied. */
  confirm?: ActionConfirmation;
  /** The message key of why it cannot be applied to this record, which then fails without being sent. */
  refusal?: (record: RaRecord, choice: Reference) => string | undefined;
};

/** A question before an action, of something that lists know nothing of: whom the records reach. */
export type ActionConfirmation = {
  /** Before one row is changed: answers at once where there is nothing to ask, else renders the question. */
  Row: ComponentType<{ record: RaRecord; onAnswer: (isConfirmed: boolean) => void }>;
  /** In the dialog before many are changed. The action can start once it is ready. */
  Bulk: ComponentType<BulkConfirmationProps>;
};

export type BulkConfirmationProps = {
  run: ActionRun;
  /** Removes records from the selection. */
  onLeaveOut: (ids: readonly Identifier[]) => void;
  onReady: (isReady: boolean) => void;
};

/** Adds the records to a list of ids that another record holds, with one update: customers to a group. */
export type AddingAction = {
  /** The reference to that record. */
  asks: ReferenceField;
  /** The field with the ids. */
  addTo: string;
};

/**
 * Those of `actions` that the user may take: they take the permission to edit the record that is written, or to open it
 * where it has no form.
 */
export const usePermittedActions = (actions: readonly RecordAction[]): RecordAction[] => {
  const { roles } = useCurrentUser();
  const own = useDefinition();
  const definitions = useDefinitions();
  return actions.filter((action) => {
    if ('Dialog' in action) return can(roles, action.permission);
    const written = 'addTo' in action ? definitions.get(action.asks.resource) : own;
    const permission = written?.access.edit ?? written?.access.show;
    return permission !== undefined && can(roles, permission);
  });
};
