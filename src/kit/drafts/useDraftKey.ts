import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { draftKey } from './drafts';

/**
 * Returns a function for the storage key of the user's draft of a record of `definition`, by its id; without an id, of
 * a new record.
 *
 * @param task the name of a task whose drafts are separate from those of the record itself
 */
export const useDraftKey = (definition: ResourceDefinition, task?: string) => {
  const { id: userId } = useCurrentUser();
  const resource = resourceKey(definition, useParentMeta(definition));
  const owner = task ? `${resource}.${task}` : resource;
  return (recordId?: unknown): string => draftKey(userId, owner, recordId);
};
