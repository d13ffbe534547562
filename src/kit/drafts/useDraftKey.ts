import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { draftKey } from './drafts';

/**
 * Returns the storage key of the user's draft by the id of a record of `definition`, below the parents in the address;
 * without an id, that of a new record.
 *
 * @param task the name of an operation whose drafts are apart from those of the record itself
 */
export const useDraftKey = (definition: ResourceDefinition, task?: string) => {
  const { id: userId } = useCurrentUser();
  const resource = resourceKey(definition, useParentMeta(definition));
  const owner = task ? `${resource}.${task}` : resource;
  return (recordId?: unknown): string => draftKey(userId, owner, recordId);
};
