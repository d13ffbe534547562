import { useCallback } from 'react';
import { personalKey } from '@/providers/preferences/preferences';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { useDefinition } from '@/kit/registry/definitions';

/** The field among `groupings` by which the user groups the page's list, null for none; stored per user. */
export const useGrouping = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { name } = useDefinition();
  const read = useCallback((kept: unknown) => oneOf(groupings)(kept), [groupings]);
  return useCheckedStore<Grouping | null>(personalKey(`${name}.grouping`), null, read);
};
