import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** The rules of deleting a record, besides the permission and the records that refer to it. */
export type DeletionRules = {
  /** Says in the question what else is lost with the record. */
  Note?: ComponentType<{ record: RaRecord }>;
  /** Its code must be typed before, because many records depend on it. */
  asksForCode?: boolean;
  /** Whether this record is never deleted, such as the user's own account. */
  isRefused?: (record: RaRecord) => boolean;
};
