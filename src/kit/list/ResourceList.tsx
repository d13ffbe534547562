import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { RowActions } from './actions/LazyRowActions';
import { usePermittedActions, type RecordAction } from './actions/record-action';
import type { DataFile } from '@/kit/export/data-file';
import type { Column, ListFilter, Opens } from '@/kit/fields/column';
import { sightOf } from '@/kit/record/list-trail';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { CoverageNote } from './CoverageNote';
import { FilterBar } from './filters/FilterBar';
import { ListCards } from './ListCards';
import { ListHeader } from './ListHeader';
import { ListMemory } from './ListMemory';
import { ListLocation, WholeLocation } from './ListLocation';
import { KnownPages, ListPagination } from './ListPagination';
import { ListFailure, ListSkeleton, ListWait } from './ListStates';
import { ListTable, type RowsProps } from './ListTable';
import { PrintedListPage } from './PrintedPage';
import styles from './ResourceList.module.css';
import { focusRows } from './focus-rows';
import { ResultCount } from './ResultCount';
import { ExcludedRowsProvider } from './excluded-rows';
import { useChosenColumns } from './useColumnChoice';
import { useKeptFocus } from './useKeptFocus';
import { useColumnVisibility, type ColumnVisibility } from './useColumnVisibility';
import { useMarkedRows } from './useMarkedRows';
import { useVaryingColumns } from './useVarying';
import { AddressedList } from './views/AddressedList';
import { keepPageSize } from './views/opening';
import { ViewTabs } from './views/ViewTabs';

export type ResourceListProps = {
  columns: readonly Column[];
  /** The columns of its export as data; by default the writable fields. */
  file?: DataFile;
  filters?: readonly ListFilter[];
  /** The most used filters, which always have a pill; the first three by default. */
  pinned?: readonly string[];
  /** Shown between the header and the table: a chart, a hint. */
  summary?: ReactNode;
  /** Shown between the filters and the rows: figures about the filtered rows. */
  figures?: ReactNode;
  /** Replaces the header and summary around the rows, for a list that is a step of a larger task. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Buttons beside the saved views: another view of the same rows. */
  tools?: ReactNode;
  /** Replaces the table and the cards, and reads the rows from the list's context. */
  gallery?: ReactNode;
  /** The field by which the rows are always sorted, all on one page. */
  arrangedBy?: string;
  /** The target of a click on a row. */
  opens: Opens;
  /** Whether the list offers no new records, even to users who may create them elsewhere. */
  isReadOnly?: boolean;
  /** Actions on single rows or in bulk; the same array on every render. */
  actions?: readonly RecordAction[];
};

/** Loaded separately, because the rows come first. */
const BulkActions = lazyComponent(
  () => withWords('bulk', () => import('./actions/BulkActions')),
  'BulkActions',
);

const ListEmpty = lazyComponent(() => import('./ListEmpty'), 'ListEmpty');

const NOTHING: readonly RecordAction[] = [];

/**
 * The list of a resource: header with count and primary action, search, filters, saved views, columns, table (cards on
 * a phone), paging, export. Its state is in the address, so that a link shows the same rows.
 */
export const ResourceList = ({
  columns: all,
  file,
  filters = [],
  pinned,
  summary,
  figures,
  Frame,
  tools,
  gallery,
  arrangedBy,
  opens,
  isReadOnly = false,
  actions = NOTHING,
}: ResourceListProps) => {
  const columns = useVaryingColumns(all);
  const permitted = usePermittedActions(actions);
  const frame = useRef<HTMLElement>(null);
  const focus = useKeptFocus();
  useShortcut('rows', () => focusRows(frame.current), frame);
  const visibility = useColumnVisibility(frame, columns, permitted.length > 0 ? 2 : 0);
  const shown = useChosenColumns(all, visibility);
  const rows = (
    <section ref={frame} className={styles.card} tabIndex={-1} {...focus}>
      <ViewTabs />
      <FilterBar
        filters={filters}
        pinned={pinned}
        exported={{ columns: all, shown, file }}
        tools={tools}
        table={gallery ? undefined : { columns, visibility }}
      />
      {figures}
      <ResultCount />
      <PrintedListPage />
      <CoverageNote />
      {permitted.length > 0 && <BulkActions actions={permitted} list={frame} />}
      <ListBody
        gallery={gallery}
        isOnePage={arrangedBy !== undefined}
        columns={columns}
        opens={opens}
        actions={permitted}
        visibility={visibility}
      />
    </section>
  );
  return (
    <ListLocation>
      <AddressedList arrangedBy={arrangedBy}>
        <WholeLocation>
          <ExcludedRowsProvider>
            {Frame ? (
              <Frame>{rows}</Frame>
            ) : (
              <>
                <ListHeader isReadOnly={isReadOnly} />
                {summary}
                {rows}
              </>
            )}
            <ListMemory frame={frame} />
          </ExcludedRowsProvider>
        </WholeLocation>
      </AddressedList>
    </ListLocation>
  );
};

type ListBodyProps = RowsProps & {
  gallery?: ReactNode;
  isOnePage: boolean;
  visibility: ColumnVisibility;
};

const ListBody = ({ gallery, isOnePage, visibility, ...props }: ListBodyProps) => {
  const rows = { ...props, ...useMarkedRows() };
  const list = useListContext();
  const { isPending, isPlaceholderData, error, total, data } = list;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const areCardsActedOn = isPhone && rows.actions.length > 0;
  useEffect(() => {
    // Unlike a table's row, a card grows when its action loads.
    if (areCardsActedOn) RowActions.preload();
  }, [areCardsActedOn]);
  if (error && !data?.length) {
    return <ListFailure pages={!isOnePage && <KnownPages onSize={keepPageSize} />} />;
  }
  // Another page, order or filter starts another wait.
  const wait = (isPending || isPlaceholderData) && (
    <ListWait key={sightOf({ ...list, filter: list.filterValues })} />
  );
  if (isPending) {
    return (
      <>
        {wait}
        <ListSkeleton columns={rows.columns.length - visibility.hidden.length} />
      </>
    );
  }
  if (total === 0) {
    return (
      <>
        {wait}
        <ListEmpty />
      </>
    );
  }
  return (
    <>
      {wait}
      {gallery ??
        (isPhone ? <ListCards {...rows} /> : <ListTable {...rows} visibility={visibility} />)}
      {!isOnePage && <ListPagination onSize={keepPageSize} />}
    </>
  );
};
