import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  useResourceContext,
  useStore,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { useDefinition } from '@/shared/registry/definitions';
import { useRecordAddresses } from '@/shared/links/drawer-address';
import { useMayOpen } from '@/shared/links/RecordLink';
import type { RecordAction } from './actions/record-action';
import { SelectPage, SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import type { Column, Opens } from '@/shared/columns/column';
import { BOX_WIDTH, columnName, roomFor } from './fitting';
import { quietLinks } from '@/shared/links/quiet-links';
import type { Fitting } from './useFitting';

const RowActions = lazyComponent(() => import('./actions/RowActions'), 'RowActions');

export type RowsProps = {
  columns: readonly Column[];
  opens: Opens;
  /** What the reader may do to rows; where there is something, rows can be selected too. */
  actions: readonly RecordAction[];
};

type ListTableProps = RowsProps & { fitting: Fitting };

/** The rows of a list as a table; a click anywhere on a row opens its record. */
export const ListTable = ({ columns, opens, actions, fitting }: ListTableProps) => {
  const translate = useTranslate();
  const { isFetching } = useListContext();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const mayOpen = useMayOpen(definition, opens || 'edit');
  const { storeKey, hidden } = fitting;
  const [chosen] = useStore(storeKey, hidden);
  const names = columns.filter(
    (column) => column.width === undefined && !chosen.includes(columnName(column)),
  ).length;
  const boxes = actions.length > 0 ? 2 * BOX_WIDTH : 0;
  return (
    <DataTable<RaRecord>
      rowClick={opens && mayOpen && ((_id, _resource, record) => addresses.record(record, opens))}
      bulkActionButtons={false}
      hiddenColumns={hidden}
      storeKey={storeKey}
      aria-busy={isFetching}
      sx={{
        '& .RaDataTable-table': { minWidth: roomFor(columns, chosen) + boxes },
        '& td:not(.title) a': quietLinks,
        '& tr:has(.selects :checked)': { bgcolor: 'status.accent.tint' },
      }}
    >
      {actions.length > 0 && (
        <DataTable.Col<RaRecord>
          label={<SelectPage />}
          disableSort
          cellClassName="selects"
          render={(record) => <SelectRow record={record} />}
          sx={FOR_A_BOX}
        />
      )}
      {columns.map((column) => (
        <ListColumn
          key={column.source}
          column={column}
          opens={opens}
          width={column.width ?? (column.isTitle && names > 3 ? TITLE_SHARE : undefined)}
        />
      ))}
      {actions.length > 0 && (
        <DataTable.Col<RaRecord>
          label={<Box sx={visuallyHidden}>{translate('actions.column')}</Box>}
          disableSort
          align="right"
          render={(record) => <RowActions actions={actions} record={record} />}
          sx={FOR_A_BOX}
        />
      )}
    </DataTable>
  );
};

type ListColumnProps = { column: Column; opens: Opens; width: number | string | undefined };

const ListColumn = ({ column, opens, width }: ListColumnProps) => {
  const resource = useResourceContext();
  const isHeader = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const source = columnName(column);
  return (
    <DataTable.Col<RaRecord>
      source={source}
      label={`resources.${resource}.fields.${column.source}`}
      disableSort={column.sortBy === false}
      sortDirection={isHeader && sort?.field === source && DIRECTIONS[sort.order]}
      align={column.align}
      width={width}
      cellClassName={column.isTitle ? 'title' : undefined}
      render={(record) => <CellValue column={column} record={record} opens={opens} />}
    />
  );
};

/** As MUI names them; it tells them to assistive technology. */
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** Among many names the one that titles the row has more room than an even share. */
const TITLE_SHARE = '20%';

const FOR_A_BOX = { '&&': { width: BOX_WIDTH, px: 1 } };
