import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { lazy, Suspense } from 'react';
import { useDefinition } from '../definitions';
import { useRecordAddresses } from '../drawer/drawer-address';
import { useMayOpen } from '../drawer/RecordLink';
import type { RecordAction } from './actions/record-action';
import { SelectPage, SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import type { Column, Opens } from './column';

const RowActions = lazy(async () => ({
  default: (await import('./actions/RowActions')).RowActions,
}));

export type RowsProps = {
  columns: readonly Column[];
  opens: Opens;
  /** What the reader may do to rows; where there is something, rows can be selected too. */
  actions: readonly RecordAction[];
};

/** The rows of a list as a table; a click anywhere on a row opens its record. */
export const ListTable = ({ columns, opens, actions }: RowsProps) => {
  const translate = useTranslate();
  const { isFetching } = useListContext();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const mayOpen = useMayOpen(definition, opens || 'edit');
  return (
    <DataTable<RaRecord>
      rowClick={opens && mayOpen && ((_id, _resource, record) => addresses.record(record, opens))}
      bulkActionButtons={false}
      hiddenColumns={columns.filter(({ isOptional }) => isOptional).map(({ source }) => source)}
      aria-busy={isFetching}
    >
      {actions.length > 0 && (
        <DataTable.Col<RaRecord>
          label={<SelectPage />}
          disableSort
          render={(record) => <SelectRow record={record} />}
          sx={FOR_A_BOX}
        />
      )}
      {columns.map((column) => (
        <ListColumn key={column.source} column={column} opens={opens} />
      ))}
      {actions.length > 0 && (
        <DataTable.Col<RaRecord>
          label={<Box sx={visuallyHidden}>{translate('actions.column')}</Box>}
          disableSort
          align="right"
          render={(record) => (
            <Suspense fallback={null}>
              <RowActions actions={actions} record={record} />
            </Suspense>
          )}
          sx={FOR_A_BOX}
        />
      )}
    </DataTable>
  );
};

const ListColumn = ({ column, opens }: { column: Column; opens: Opens }) => {
  const resource = useResourceContext();
  const isHeader = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const source = column.sortBy || column.source;
  return (
    <DataTable.Col<RaRecord>
      source={source}
      label={`resources.${resource}.fields.${column.source}`}
      disableSort={column.sortBy === false}
      sortDirection={isHeader && sort?.field === source && DIRECTIONS[sort.order]}
      align={column.align}
      render={(record) => <CellValue column={column} record={record} opens={opens} />}
    />
  );
};

/** As MUI names them; it tells them to assistive technology. */
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

const FOR_A_BOX = { '&&': { width: 48, px: 1 } };
