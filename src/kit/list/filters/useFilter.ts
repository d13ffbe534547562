import { useListContext, useResourceContext } from 'react-admin';
import { sourcesAbove, type ListFilter } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ChangeFilters, FilterValues } from '../filter-values';

/** The label of a filter, its value ('' for none), and a function that sets it. */
export const useFilter = (
  filter: ListFilter,
  filters: readonly ListFilter[],
  changeFilters: ChangeFilters,
): { label: string; value: string; change: (next: string) => void } => {
  const { filterValues } = useListContext();
  return {
    label: useFilterLabel(filter.source),
    value: filterValues[filter.source] ?? '',
    change: (next) =>
      changeFilters((current) =>
        withFilter(withoutDependents(current, filter, filters, next), filter.source, next),
      ),
  };
};

/** The label of the filter by `source`: `resources.{name}.filters.{source}`, else that of the field. */
export const useFilterLabel = (source: string): string => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const own = translate(`resources.${resource}.filters.${source}`, { _: '' });
  return own || translate(`resources.${resource}.fields.${source}`);
};

/** Clears the filters that depend on `source` when it changes, such as the agent of another company. */
const withoutDependents = (
  current: FilterValues,
  { source }: ListFilter,
  filters: readonly ListFilter[],
  next: string,
): FilterValues => {
  if (next === '' || next === current[source]) return current;
  const dependents = filters.filter((other) => sourcesAbove(other).includes(source));
  return dependents.reduce((left, other) => withFilter(left, other.source, ''), current);
};

const withFilter = (filters: FilterValues, source: string, value: string): FilterValues => {
  const { [source]: _, ...others } = filters;
  return value === '' ? others : { ...others, [source]: value };
};
