import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import {
  DataTableCell,
  DataTableClasses,
  useDataTableRenderContext,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { isId } from '@/core/id';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { useDefinition } from '@/shared/registry/definitions';
import type { RecordAction } from './actions/record-action';
import { SelectPage, SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import type { Column, Opens } from '@/shared/columns/column';
import { BOX_WIDTH, columnName } from './column-visibility';
import { quietLinks } from '@/shared/links/quiet-links';
import { HeadCell } from './HeadCell';
import { RowsTable } from './RowsTable';
import { useColumnChoice } from './useColumnChoice';
import type { ColumnVisibility } from './useColumnVisibility';
import { useRowAddress } from './useRowAddress';

const RowActions = lazyComponent(() => import('./actions/RowActions'), 'RowActions');

export type RowsProps = {
  columns: readonly Column[];
  opens: Opens;
  /** What the reader may do to rows; where there is something, rows can be selected too. */
  actions: readonly RecordAction[];
};

type ListTableProps = RowsProps & {
  visibility: ColumnVisibility;
  /** What the table is called, if not by the resource. */
  label?: string;
};

/** The rows of a list as a table; a click anywhere on a row opens its record. */
export const ListTable = ({ columns, opens, actions, visibility, label }: ListTableProps) => {
  const translate = useTranslate();
  const { data = [], isFetching } = useListContext();
  const { name } = useDefinition();
  const addressOf = useRowAddress(opens);
  const { storeKey, hidden } = visibility;
  const { ordered } = useColumnChoice(columns, visibility);
  const hasActions = actions.length > 0;
  return (
    <RowsTable
      aria-label={label ?? translate(`resources.${name}.name`, { smart_count: 2 })}
      rowClick={(_id, _resource, record) => addressOf(record) ?? false}
      // Only what opens something answers the pointer.
      hover={data.some((record) => addressOf(record) !== null)}
      hiddenColumns={hidden}
      storeKey={storeKey}
      aria-busy={isFetching}
      sx={{
        '& td:not(.title) a': quietLinks,
        '& tr:has(.selects :checked)': { bgcolor: 'status.accent.tint' },
      }}
    >
      {hasActions && (
        <ToolColumn
          head={<SelectPage />}
          className="selects"
          render={(record) => <SelectRow record={record} />}
        />
      )}
      {ordered.map((column) => (
        <ListColumn key={column.source} column={column} opens={opens} />
      ))}
      {hasActions && (
        <ToolColumn
          head={<Box sx={visuallyHidden}>{translate('actions.column')}</Box>}
          align="right"
          render={(record) => <RowActions actions={actions} record={record} />}
        />
      )}
    </RowsTable>
  );
};

type ToolColumnProps = {
  head: ReactNode;
  render: (record: RaRecord) => ReactNode;
  className?: string;
  align?: 'right';
};

/** A column of what is done with a row, beside those of its fields. */
const ToolColumn = ({ head, render, className, align }: ToolColumnProps) =>
  useDataTableRenderContext() === 'header' ? (
    <TableCell variant="head" align={align} className={DataTableClasses.headerCell} sx={FOR_A_BOX}>
      {head}
    </TableCell>
  ) : (
    <DataTableCell
      cellClassName={className}
      align={align}
      render={(record) => isId(record.id) && render(record as RaRecord)}
      sx={FOR_A_BOX}
    />
  );

type ListColumnProps = { column: Column; opens: Opens };

const ListColumn = ({ column, opens }: ListColumnProps) => {
  const isHeader = useDataTableRenderContext() === 'header';
  if (isHeader) return <HeadCell column={column} />;
  return (
    <DataTableCell
      source={columnName(column)}
      align={column.align}
      cellClassName={column.isTitle ? 'title' : undefined}
      render={(record) => {
        const value = <CellValue column={column} record={record as RaRecord} opens={opens} />;
        if (column.width !== undefined) return value;
        return (
          <div
            className="name"
            style={column.minWidth ? { minWidth: column.minWidth, maxWidth: WIDEST } : undefined}
          >
            {value}
          </div>
        );
      }}
    />
  );
};

/** Pixels an e-mail address takes where there is room: 9 of 10 are shown whole. */
const WIDEST = 340;

const FOR_A_BOX = { '&&': { width: BOX_WIDTH, px: 1 } };
