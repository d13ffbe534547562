import { useState } from 'react';
import { useStore, useStoreContext, type Identifier } from 'react-admin';
import { listPlaceKey, savedRowKey, type ListPlace, type SavedRow } from '@/kit/record/list-trail';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';

/** The record of this list that was just saved, for a moment, and the one opened last. */
export const useMarkedRows = (): { savedId?: Identifier; leftId?: Identifier } => {
  const definition = useDefinition();
  const key = resourceKey(definition, useParentMeta(definition));
  const { getItem } = useStoreContext();
  const [leftId] = useState(() => getItem<ListPlace | null>(listPlaceKey(key), null)?.id);
  const [saved] = useStore<SavedRow | null>(savedRowKey(key), null);
  const isFresh = saved !== null && Date.now() - saved.at < MARKED_MS;
  return { savedId: isFresh ? saved.id : undefined, leftId };
};

/** In milliseconds: longer than it takes from a save until the list is shown. */
const MARKED_MS = 10_000;
