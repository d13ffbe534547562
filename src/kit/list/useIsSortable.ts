import { useDefinition } from '@/kit/registry/definitions';
import type { Column } from '@/kit/fields/column';

/**
 * Returns whether a list can be sorted by a column. Users expect the order of the displayed text: a field with fixed
 * values is shown as a word but sorted by its wire value, so it is not sortable and has a filter instead. Numbers and
 * booleans are sorted as displayed.
 */
export const useIsSortable = (): ((column: Column) => boolean) => {
  const { values = {} } = useDefinition();
  return ({ source, sortBy }) =>
    sortBy !== false && !values[source]?.some((value) => typeof value === 'string');
};
