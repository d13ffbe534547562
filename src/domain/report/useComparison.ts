import { useEffect, useRef } from 'react';
import { useListContext, useLocation, useNavigate, useResourceContext } from 'react-admin';
import { today } from '@/core/days';
import { personalKey } from '@/providers/preferences/preferences';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { isSameValue } from '@/kit/form-state/changes';
import type { FilterValues } from '@/kit/list/filter-values';
import { joinListSearch, splitListSearch } from '@/kit/links/list-params';
import { rowsSearch } from '@/kit/list/views/kept-search';
import {
  periodOf,
  periodText,
  periodYearBefore,
  readComparison,
  readPeriod,
  type Period,
} from './report-figures';

/**
 * The comparison of a list of reports with another period. Both periods are in the address: the first one in the list's
 * own filters, the other one in a parameter. The last comparison is also stored: a later visit with the same filters
 * shows it again, and ending it restores the filters it replaced.
 */
export const useComparison = () => {
  const resource = useResourceContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { sort, perPage, ...list } = useListContext();
  const filters = list.filterValues as FilterValues;
  const [kept, keep] = useCheckedStore(personalKey(`${resource}.comparison`), null, readComparison);
  const own = periodOf(filters, today());
  // After going back, or without a day in the filters, there is no first period to compare.
  const isNamed = filters.from === own.from && filters.to === own.to;
  const asked = isNamed ? readPeriod(new URLSearchParams(search).get(PARAMETER)) : null;
  // Undefined if the user has followed a link.
  const before = isSameValue({ own, other: asked }, { own: kept?.own, other: kept?.other })
    ? kept?.before
    : undefined;

  /** Shows the rows of `filter` beside those of `other`; `replace` leaves no entry in the history. */
  const show = (filter: FilterValues, other: Period | null, replace = false) => {
    const rest = new URLSearchParams(splitListSearch(search).rest);
    if (other) rest.set(PARAMETER, periodText(other));
    else rest.delete(PARAMETER);
    const rows = rowsSearch({ filter, sort, page: replace ? list.page : 1, perPage });
    navigate({ search: joinListSearch(rows, rest.toString()) }, { replace });
  };
  const change = (next: Period, other: Period) => {
    keep({ own: next, other, before: before ?? {} });
    show({ ...filters, ...next }, other);
  };

  // Only on arrival, so that going back to a filter without a comparison does not restore it.
  const isArriving = useRef(true);
  useEffect(() => {
    if (isArriving.current && isNamed && !asked && kept && isSameValue(own, kept.own)) {
      show(filters, kept.other, true);
    }
    isArriving.current = false;
  });

  return {
    own,
    other: asked,
    compare: () => {
      // Promotions of a year ago are no longer active, so both periods are compared without the state filter.
      const { status: _, ...others } = filters;
      const other = periodYearBefore(own);
      keep({ own, other, before: replacedOf(filters) });
      show({ ...others, ...own }, other);
    },
    setOwn: (period: Period) => {
      if (!asked) return;
      // The other period follows until it is changed by hand.
      const isYearBefore = isSameValue(asked, periodYearBefore(own));
      change(period, isYearBefore ? periodYearBefore(period) : asked);
    },
    setOther: (period: Period) => change(own, period),
    stop: () => {
      const { status: _, from: _from, to: _to, ...others } = filters;
      keep(null);
      show({ ...others, ...before }, null);
    },
  };
};

const PARAMETER = 'compare';

/** The filters that a comparison replaces. */
const replacedOf = (filters: FilterValues): FilterValues =>
  Object.fromEntries(
    ['status', 'from', 'to'].flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
