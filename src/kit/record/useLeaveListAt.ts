import { useStoreContext, type Identifier } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { listPlaceKey, type ListPlace } from './list-trail';

/** Returns a function that makes the list focus the record `id` when the user returns to it. */
export const useLeaveListAt = () => {
  const definition = useDefinition();
  const key = listPlaceKey(resourceKey(definition, useParentMeta(definition)));
  const { getItem, setItem } = useStoreContext();
  return (id: Identifier, place: Partial<ListPlace> = {}): void =>
    setItem(key, { y: 0, sight: '', ...getItem<ListPlace | null>(key, null), ...place, id });
};
