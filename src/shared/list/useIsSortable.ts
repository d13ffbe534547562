import { useDefinition } from '@/shared/registry/definitions';
import type { Column } from '@/shared/columns/column';

/**
 * Gives whether the rows of a list can be sorted by a column. Sorting follows what is seen: a field with fixed values is
 * shown as a word and sorted by the value the wire has for it, so its filter sorts the rows apart instead. Numbers and
 * switches stand in the order they are seen in.
 */
export const useIsSortable = (): ((column: Column) => boolean) => {
  const { values = {} } = useDefinition();
  return ({ source, sortBy }) =>
    sortBy !== false && !values[source]?.some((value) => typeof value === 'string');
};
