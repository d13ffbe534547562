import { useEffect, useRef } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { isFiltered } from '@/core/is-filtered';

/** The values of a list's filters by name; the search is `q`. */
export type FilterValues = Readonly<Record<string, string>>;
export type ChangeFilters = (change: (current: FilterValues) => FilterValues) => void;

/**
 * Whether a summary is shown above the rows: not for an empty list or one that could not be read. It stays if a search
 * finds nothing, because the page would jump.
 */
export const useHasSummary = (): boolean => {
  const { data, total, error, filterValues } = useListContext();
  return (total !== 0 || isFiltered(filterValues)) && (!error || Boolean(data?.length));
};

/**
 * Returns a function that changes search and filters, starting from the last values set. The list's own values lag
 * behind, so the first of two quick changes would be lost.
 */
export const useChangeFilters = (): ChangeFilters => {
  const { filterValues, setFilters } = useListContext();
  const latest = useRef<FilterValues>(filterValues as FilterValues);
  useEffect(() => {
    latest.current = filterValues as FilterValues;
  }, [filterValues]);
  return useEvent((change) => {
    latest.current = change(latest.current);
    setFilters(latest.current, {}, false);
  });
};
