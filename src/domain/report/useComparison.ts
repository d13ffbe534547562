import { useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { today } from '@/core/days';
import { personalKey } from '@/providers/preferences/preferences';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { isSameValue } from '@/kit/form-state/changes';
import { useChangeFilters, type FilterValues } from '@/kit/list/filter-values';
import { periodOf, readComparison, periodYearBefore, type Period } from './report-figures';

/**
 * The comparison of a list of reports with another period: the first one is in the list's own filters. It is kept, so
 * that a reload or a later visit to the same filters shows it again, and its end brings back the filters it replaced.
 */
export const useComparison = () => {
  const resource = useResourceContext();
  const changeFilters = useChangeFilters();
  const { filterValues } = useListContext();
  const { from, to } = filterValues;
  const [kept, keep] = useCheckedStore(personalKey(`${resource}.comparison`), null, readComparison);
  const [comparison, setComparison] = useState(() =>
    kept?.own.from === from && kept?.own.to === to ? kept : null,
  );
  const set = (next: typeof comparison) => {
    setComparison(next);
    keep(next);
  };
  const own = periodOf(filterValues, today());
  // Going back, or removing a day from the filters, leaves no first period to compare.
  const shown = from && to ? comparison : null;
  return {
    own,
    other: shown?.other ?? null,
    compare: () => {
      // Promotions of a year ago are no longer active, so both periods are compared without the state filter.
      changeFilters(({ status: _, ...current }) => ({ ...current, ...own }));
      set({ own, other: periodYearBefore(own), before: replacedOf(filterValues as FilterValues) });
    },
    setOwn: (period: Period) => {
      changeFilters((current) => ({ ...current, ...period }));
      if (!shown) return;
      // The other period follows until it is changed by hand.
      const isYearBefore = isSameValue(shown.other, periodYearBefore(own));
      set({ ...shown, own: period, ...(isYearBefore && { other: periodYearBefore(period) }) });
    },
    setOther: (period: Period) => shown && set({ ...shown, other: period }),
    stop: () => {
      changeFilters(({ status: _, from: _from, to: _to, ...current }) => ({
        ...current,
        ...shown?.before,
      }));
      set(null);
    },
  };
};

/** The filters that a comparison replaces. */
const replacedOf = (filters: FilterValues): FilterValues =>
  Object.fromEntries(
    ['status', 'from', 'to'].flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
