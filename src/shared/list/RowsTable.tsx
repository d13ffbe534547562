import Table from '@mui/material/Table';
import { Children, useRef, type AriaAttributes, type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableBody,
  DataTableClasses,
  DataTableHead,
  DataTableRenderContext,
  DataTableRoot,
  useStore,
  type DataTableBaseProps,
  type RaRecord,
} from 'react-admin';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { loadOnce } from '@/core/load-once';
import { LazyPart } from '@/shared/lazy/LazyPart';
import { loadPopover } from '@/shared/lazy/overlays';
import type { ColumnChoice } from './ColumnsChooser';
import { densityStyles, useDensity } from './useDensity';

type RowsTableProps = Pick<DataTableBaseProps<RaRecord>, 'rowClick' | 'hover' | 'hiddenColumns'> &
  Pick<AriaAttributes, 'aria-label' | 'aria-busy'> & {
    storeKey: string;
    sx: SystemStyleObject<Theme>;
    /** The columns, each rendered once in the head and once in every row. */
    children: ReactNode;
    /** The same as the reader may show, hide and move them; null for one that stays where it is. */
    choices: readonly (ColumnChoice | null)[];
  };

/**
 * react-admin's table put together of its parts, without those that a list here has of its own or never shows: what is
 * done with selected rows, no results, numbers. The choice of columns is fetched after the rows.
 */
export const RowsTable = ({
  children,
  choices,
  sx,
  rowClick,
  hover,
  hiddenColumns,
  storeKey,
  ...aria
}: RowsTableProps) => {
  const [ranks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const wrapper = useRef<HTMLDivElement>(null);
  useDensity(wrapper);
  const columns = ranks ? inOrder(children, ranks) : children;
  const base = { rowClick, hover, hiddenColumns, storeKey, hasBulkActions: false, loading: null };
  return (
    <DataTableBase<RaRecord> {...base} empty={null}>
      <DataTableRoot sx={{ ...densityStyles, ...sx }} className={DataTableClasses.root}>
        <div ref={wrapper} className={DataTableClasses.tableWrapper}>
          <Table className={DataTableClasses.table} size="small" {...aria}>
            <DataTableRenderContext value="header">
              <DataTableHead>{columns}</DataTableHead>
            </DataTableRenderContext>
            <DataTableBody>{columns}</DataTableBody>
          </Table>
        </div>
      </DataTableRoot>
      <LazyPart load={loadChooser} isWanted props={{ choices }} />
    </DataTableBase>
  );
};

/** It looks for its place in the menu for half a second: the menu's code comes first. */
const loadChooser = loadOnce(async () => {
  await loadPopover();
  return (await import('./ColumnsChooser')).ColumnsChooser;
});

/** `ranks` says for each place which of the columns stands there; those beyond it stay where they are. */
const inOrder = (columns: ReactNode, ranks: readonly number[]): ReactNode[] => {
  const ordered: ReactNode[] = [];
  Children.toArray(columns).forEach((column, index) => {
    const rank = ranks.indexOf(index);
    ordered[rank === -1 ? index : rank] = column;
  });
  return ordered;
};
