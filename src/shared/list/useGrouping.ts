import { useStore } from 'react-admin';
import { personalKey } from '@/providers/preferences/preferences';
import { useDefinition } from '@/shared/registry/definitions';

/** The field among `groupings` by which the reader sums the page's list, null for none; kept per person. */
export const useGrouping = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { name } = useDefinition();
  const [stored, setStored] = useStore<unknown>(personalKey(`${name}.grouping`), null);
  const grouping = groupings.find((each) => each === stored) ?? null;
  return [grouping, setStored as (grouping: Grouping | null) => void] as const;
};
