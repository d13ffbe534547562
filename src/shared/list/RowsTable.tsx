import Table from '@mui/material/Table';
import { useRef, type AriaAttributes, type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableBody,
  DataTableClasses,
  DataTableHead,
  DataTableRenderContext,
  DataTableRoot,
  type DataTableBaseProps,
  type RaRecord,
} from 'react-admin';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { densityStyles, useDensity } from './useDensity';

type RowsTableProps = Pick<DataTableBaseProps<RaRecord>, 'rowClick' | 'hover' | 'hiddenColumns'> &
  Pick<AriaAttributes, 'aria-label' | 'aria-busy'> & {
    storeKey: string;
    sx: SystemStyleObject<Theme>;
    /** The columns, each rendered once in the head and once in every row. */
    children: ReactNode;
  };

/**
 * react-admin's table put together of its parts, without those that a list here has of its own or never shows: what is
 * done with selected rows, no results, numbers.
 */
export const RowsTable = ({
  children,
  sx,
  rowClick,
  hover,
  hiddenColumns,
  storeKey,
  ...aria
}: RowsTableProps) => {
  const wrapper = useRef<HTMLDivElement>(null);
  useDensity(wrapper);
  const base = { rowClick, hover, hiddenColumns, storeKey, hasBulkActions: false, loading: null };
  return (
    <DataTableBase<RaRecord> {...base} empty={null}>
      <DataTableRoot sx={{ ...densityStyles, ...sx }} className={DataTableClasses.root}>
        <div ref={wrapper} className={DataTableClasses.tableWrapper}>
          <Table className={DataTableClasses.table} size="small" {...aria}>
            <DataTableRenderContext value="header">
              <DataTableHead>{children}</DataTableHead>
            </DataTableRenderContext>
            <DataTableBody>{children}</DataTableBody>
          </Table>
        </div>
      </DataTableRoot>
    </DataTableBase>
  );
};
