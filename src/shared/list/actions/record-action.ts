import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { can, type Permission } from '@/core/permissions';
import type { Reference as ReferenceField } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import type { Audience } from '@/shared/audience/audience-lists';
import type { Reference } from '@/shared/references/reference-queries';

/**
 * Something a list does to its records without opening them: to one from its row, to many from the bar
 * over the selection. It is data of the list's resource; its words are `resources.{name}.actions.{action}`
 * and, for a sentence in the dialog that asks before many are changed, `…actions.{action}_text`.
 */
export type RecordAction = {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  permission: Permission;
} & (ChangingAction | AddingAction);

/** Changes each record by itself: it is read, then posted whole, once. */
export type ChangingAction = {
  /**
   * The record it needs to know, which its dialog asks for: the new agent of customers. Its label is
   * `…actions.{action}_choice`. Such an action is taken on a selection alone.
   */
  asks?: ReferenceField;
  /** The fields it changes; all others are sent back as they were read. */
  change: (record: RaRecord, choice: Reference) => Partial<RaRecord>;
  /** Whether there is nothing left to change: such a row does not offer it, and is not sent. */
  isDone?: (record: RaRecord, choice: Reference) => boolean;
  /** Whom a record reaches by it: what would reach nobody is asked about first. */
  audience?: (record: RaRecord) => Audience;
  /** The message key of why it cannot be taken on this record, which then fails without being sent. */
  refusal?: (record: RaRecord, choice: Reference) => string | undefined;
};

/** Adds the records to a list that another record holds of their ids, with one update: customers to a group. */
export type AddingAction = {
  /** The record that takes them. */
  asks: ReferenceField;
  /** Its field with their ids. */
  addTo: string;
};

/** Those of `actions` that the reader may take. */
export const usePermittedActions = (actions: readonly RecordAction[]): RecordAction[] => {
  const { roles } = useCurrentUser();
  return actions.filter(({ permission }) => can(roles, permission));
};
