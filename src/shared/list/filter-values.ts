import { useEffect, useRef } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { isFiltered } from '@/core/is-filtered';

/** What a list is narrowed by: the search as `q`, and one value a filter. */
export type FilterValues = Readonly<Record<string, string>>;
export type ChangeFilters = (change: (current: FilterValues) => FilterValues) => void;

/**
 * Whether there is something above the list's rows that sums them up: not of an empty list, nor of one that
 * was not read. While somebody types a search that finds nothing it stays, or the search box would jump away.
 */
export const useIsSummedUp = (): boolean => {
  const { data, total, error, filterValues } = useListContext();
  return (total !== 0 || isFiltered(filterValues)) && (!error || Boolean(data?.length));
};

/**
 * Changes what the list is narrowed by, starting from what was asked for last. The list's own values come
 * a moment later: of a search and a filter set within that moment, the first would be lost.
 */
export const useChangeFilters = (): ChangeFilters => {
  const { filterValues, setFilters } = useListContext();
  const asked = useRef<FilterValues>(filterValues as FilterValues);
  useEffect(() => {
    asked.current = filterValues as FilterValues;
  }, [filterValues]);
  return useEvent((change) => {
    asked.current = change(asked.current);
    setFilters(asked.current, {}, false);
  });
};
