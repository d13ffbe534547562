import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

type StackedTableProps = Omit<TableProps, 'children'> & {
  /** The names of the columns. */
  columns: readonly string[];
  /** A {@link StackedRow} for each row. */
  children: ReactNode;
  caption?: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A table that stacks its cells on a phone, each as wide as the screen. Its header is then only read aloud; the roles
 * are explicit because browsers drop those of cells laid out as blocks.
 */
export const StackedTable = ({
  columns,
  children,
  caption,
  sx = {},
  ...table
}: StackedTableProps) => (
  <Table size="small" role="table" sx={[STACKED, ...(Array.isArray(sx) ? sx : [sx])]} {...table}>
    <TableHead role="rowgroup">
      <TableRow role="row">
        {columns.map((name) => (
          <TableCell key={name} role="columnheader">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody role="rowgroup">{children}</TableBody>
    {caption}
  </Table>
);

/** A row of a {@link StackedTable}. */
export const StackedRow = (row: TableRowProps) => <TableRow role="row" {...row} />;

/** A cell of a {@link StackedTable}. */
export const StackedCell = (cell: TableCellProps) => <TableCell role="cell" {...cell} />;

const STACKED = {
  '& td': { py: 0.5, px: 1.5 },
  '& td:first-of-type': { pl: 2 },
  '@media (max-width: 599.95px)': {
    '& thead': visuallyHidden,
    '& tbody tr, & td': { display: 'block' },
    '& td': { height: 'auto', px: 0, borderBottomWidth: 0 },
    '& td:first-of-type': { pt: 1.5, pl: 0 },
    '& td:last-of-type': { pb: 1.5, borderBottomWidth: 1 },
  },
} as const;
