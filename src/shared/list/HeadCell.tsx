import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  DataTableClasses,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
} from 'react-admin';
import type { Column } from '@/shared/columns/column';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { columnName } from './column-visibility';
import { useIsSortable } from './useIsSortable';

/**
 * The head of a column, which sorts the list by it. react-admin's own would be named by what a press does; here it is
 * named by its label, and `aria-sort` tells the order.
 */
export const HeadCell = ({ column }: { column: Column }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const isSortable = useIsSortable();
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  const name = columnName(column);
  if (hidden.includes(name)) return null;
  const label = translate(`resources.${resource}.fields.${column.source}`);
  const direction = sort?.field === name ? DIRECTIONS[sort.order] : undefined;
  return (
    <TableCell
      variant="head"
      align={column.align}
      sortDirection={direction ?? false}
      className={`${DataTableClasses.headerCell} column-${name}`}
    >
      {isSortable(column) ? (
        <TableSortLabel
          active={direction !== undefined}
          direction={direction ?? 'asc'}
          // What react-admin's handler reads.
          data-field={name}
          data-order="ASC"
          onClick={handleSort}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
};

/** As MUI names them; it tells them to assistive technology. */
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;
