import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { can, type Permission } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';

/**
 * Something a list does to its records without opening them: to one from its row, to many from the bar
 * over the selection. It is data of the list's resource; its words are `resources.{name}.actions.{action}`
 * and, for a sentence in the dialog that asks before many are changed, `…actions.{action}_text`.
 */
export type RecordAction = {
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  permission: Permission;
  /** The fields it changes; all others are sent back as they were read. */
  change: (record: RaRecord) => Partial<RaRecord>;
  /** Whether there is nothing left to change: such a row does not offer it, and is not sent. */
  isDone?: (record: RaRecord) => boolean;
};

/** Those of `actions` that the reader may take. */
export const usePermittedActions = (actions: readonly RecordAction[]): RecordAction[] => {
  const { roles } = useCurrentUser();
  return actions.filter(({ permission }) => can(roles, permission));
};
