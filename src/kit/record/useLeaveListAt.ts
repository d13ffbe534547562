import { useStoreContext, type Identifier } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { listPlaceKey, type ListPlace } from './list-trail';

/** Returns a function that makes the record `id` the one to which the way back to its list leads. */
export const useLeaveListAt = () => {
  const definition = useDefinition();
  const key = listPlaceKey(resourceKey(definition, useParentMeta(definition)));
  const { getItem, setItem } = useStoreContext();
  return (id: Identifier, place: Partial<ListPlace> = {}): void =>
    setItem(key, { y: 0, sight: '', ...getItem<ListPlace | null>(key, null), ...place, id });
};
