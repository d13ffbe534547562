import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { ListFilter } from '@/kit/fields/column';
import { ExportButton } from '@/kit/export/ExportButton';
import type { ExportedList } from '@/kit/export/list-file';
import type { ColumnsChooserProps } from '../ColumnsChooser';
import { useChangeFilters } from '../filter-values';
import { ROOM_FOR_WORDS } from '../room-for-words';
import { useVaryingFilters } from '../useVarying';
import { SavedViewsMenu } from '../views/SavedViewsMenu';
import { AddFilter } from './AddFilter';
import { ColumnsMenu } from './ColumnsMenu';
import styles from './FilterBar.module.css';
import { FilterPill, UnofferedPill } from './FilterPill';
import { SearchBox } from './SearchBox';
import { lazyAddition } from '@/ui/lazy/lazy-component';
import { useOfferedFilters, useUnofferedFilters } from './useOfferedFilters';
import { useScrollToPill } from './useScrollToPill';

type FilterBarProps = {
  filters: readonly ListFilter[];
  /** The filters that always have a pill; the first three by default. */
  pinned?: readonly string[];
  exported: Pick<ExportedList, 'columns' | 'shown' | 'file'>;
  tools?: ReactNode;
  /** The table whose columns the user may choose, if there is one. */
  table?: ColumnsChooserProps;
};

/** Loaded separately, because only a filtered list shows it. */
const ClearFilters = lazyAddition(() => import('./ClearFilters'), 'ClearFilters');

const HiddenPills = lazyAddition(() => import('./HiddenPills'), 'HiddenPills');

/** Sorts cards, which have no column headers to click. */
const SortMenu = lazyAddition(() => import('../SortMenu'), 'SortMenu');

/** One row above a list: search, filters as pills in a strip of their own, saved views, columns and export. */
export const FilterBar = ({
  filters: all,
  pinned: wanted,
  exported,
  tools,
  table,
}: FilterBarProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const hasWords = useMediaQuery(ROOM_FOR_WORDS);
  const changeFilters = useChangeFilters();
  const { filterValues, sort, total } = useListContext();
  const offered = useOfferedFilters(all);
  const varying = useVaryingFilters(offered);
  const unoffered = useUnofferedFilters(offered);
  const search = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isSet = ({ source }: ListFilter) => Boolean(filterValues[source]);
  // A filter with a value is always shown, because a link may have set it.
  const filters = offered.filter((filter) => varying.includes(filter) || isSet(filter));
  const pinned = pinnedOf(filters, wanted);
  const others = filters.filter((filter) => !pinned.includes(filter));
  const shown = filters.filter((filter) => pinned.includes(filter) || isSet(filter));
  // There may be room for only one or two pills: those in use come first.
  shown.sort((one, other) => Number(isSet(other)) - Number(isSet(one)));
  const strip = useScrollToPill(shown.filter(isSet).map(({ source }) => source));
  return (
    <div role="search" className={styles.bar}>
      <SearchBox changeFilters={changeFilters} input={search} />
      {(shown.length > 0 || unoffered.length > 0) && (
        <div className={styles.filters}>
          <div className={styles.strip}>
            <div ref={strip} className={styles.pills}>
              {shown.map((filter) => (
                <FilterPill
                  key={filter.source}
                  filter={filter}
                  filters={filters}
                  changeFilters={changeFilters}
                  // A pill removed with its value returns the focus to the button that added it.
                  onGone={pinned.includes(filter) ? undefined : () => add.current?.focus()}
                />
              ))}
              {unoffered.map((source) => (
                <UnofferedPill
                  key={source}
                  source={source}
                  onRemove={() => {
                    changeFilters(({ [source]: _, ...rest }) => rest);
                    search.current?.focus();
                  }}
                />
              ))}
            </div>
            {shown.some(isSet) && <HiddenPills strip={strip} />}
          </div>
          {others.length > 0 && (
            <AddFilter
              button={add}
              offered={others}
              filters={filters}
              changeFilters={changeFilters}
            />
          )}
        </div>
      )}
      {(filters.some(isSet) || unoffered.length > 0) && (
        <ClearFilters hasWords={hasWords} changeFilters={changeFilters} search={search} />
      )}
      <div className={styles.tools}>
        {tools}
        {isPhone && table && <SortMenu columns={table.columns} />}
        <SavedViewsMenu />
        {!isPhone && table && table.columns.length > 3 && (
          <ColumnsMenu {...table} hasWords={hasWords} />
        )}
        <ExportButton
          {...exported}
          filterValues={filterValues}
          sort={sort}
          total={total}
          hasWords={hasWords}
        />
      </div>
    </div>
  );
};

const pinnedOf = (filters: readonly ListFilter[], wanted: readonly string[] | undefined) => {
  if (wanted) return filters.filter(({ source }) => wanted.includes(source));
  // A menu with a single entry would only cost an extra press.
  return filters.length > PINNED + 1 ? filters.slice(0, PINNED) : filters;
};

/** Number of pills that fit beside the search and the tools. */
const PINNED = 3;
