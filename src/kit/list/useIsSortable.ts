import { useDefinition } from '@/kit/registry/definitions';
import type { Column } from '@/kit/fields/column';

/**
 * Returns a predicate for the columns by which a list can be sorted. Users expect the order of the displayed text. A
 * field with fixed values shows a word but would be sorted by its wire value, so it has a filter instead. Numbers and
 * booleans are sorted as displayed.
 */
export const useIsSortable = (): ((column: Column) => boolean) => {
  const { values = {} } = useDefinition();
  return ({ source, sortBy }) =>
    sortBy !== false && !values[source]?.some((value) => typeof value === 'string');
};
