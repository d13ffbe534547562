import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** The rules of deleting a record, besides the permission and the records that refer to it. */
export type DeletionRules = {
  /** Explains in the confirmation what else is lost with the record. */
  Note?: ComponentType<{ record: RaRecord }>;
  /** Whether the user must type its code to confirm, because many records depend on it. */
  asksForCode?: boolean;
  /** Whether this record cannot be deleted, such as the user's own account. */
  isRefused?: (record: RaRecord) => boolean;
};
