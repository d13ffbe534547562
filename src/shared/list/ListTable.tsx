import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  DataTable,
  useDataTableRenderContext,
  useListContext,
  useResourceContext,
  useStore,
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
import { BOX_WIDTH, columnName, densityOf } from './fitting';
import { quietLinks } from '@/shared/links/quiet-links';
import { HeadCell } from './HeadCell';
import type { Fitting } from './useFitting';
import { useRowAddress } from './useRowAddress';

const RowActions = lazyComponent(() => import('./actions/RowActions'), 'RowActions');

export type RowsProps = {
  columns: readonly Column[];
  opens: Opens;
  /** What the reader may do to rows; where there is something, rows can be selected too. */
  actions: readonly RecordAction[];
};

type ListTableProps = RowsProps & {
  fitting: Fitting;
  /** What the table is called, if not by the resource. */
  label?: string;
};

/** The rows of a list as a table; a click anywhere on a row opens its record. */
export const ListTable = ({ columns, opens, actions, fitting, label }: ListTableProps) => {
  const translate = useTranslate();
  const { data = [], isFetching } = useListContext();
  const { name } = useDefinition();
  const addressOf = useRowAddress(opens);
  const { storeKey, hidden, room } = fitting;
  const [chosen] = useStore(storeKey, hidden);
  return (
    <DataTable<RaRecord>
      aria-label={label ?? translate(`resources.${name}.name`, { smart_count: 2 })}
      rowClick={(_id, _resource, record) => addressOf(record) ?? false}
      // Only what opens something answers the pointer.
      hover={data.some((record) => addressOf(record) !== null)}
      bulkActionButtons={false}
      hiddenColumns={hidden}
      storeKey={storeKey}
      aria-busy={isFetching}
      sx={{
        ...DENSITIES[densityOf(columns, chosen, room)],
        '& td:not(.title) a': quietLinks,
        '& tr:has(.selects :checked)': { bgcolor: 'status.accent.tint' },
      }}
    >
      {actions.length > 0 && (
        <DataTable.Col<RaRecord>
          label={<SelectPage />}
          disableSort
          cellClassName="selects"
          render={(record) => isId(record.id) && <SelectRow record={record} />}
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
          render={(record) => isId(record.id) && <RowActions actions={actions} record={record} />}
          sx={FOR_A_BOX}
        />
      )}
    </DataTable>
  );
};

type ListColumnProps = { column: Column; opens: Opens };

const ListColumn = ({ column, opens }: ListColumnProps) => {
  const resource = useResourceContext();
  const isHeader = useDataTableRenderContext() === 'header';
  const source = columnName(column);
  if (isHeader) return <HeadCell column={column} />;
  return (
    <DataTable.Col<RaRecord>
      source={source}
      label={`resources.${resource}.fields.${column.source}`}
      align={column.align}
      cellClassName={column.isTitle ? 'title' : undefined}
      render={(record) => {
        const value = <CellValue column={column} record={record} opens={opens} />;
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

const DENSITIES = {
  normal: {},
  dense: { '& .MuiTableCell-root': { px: 1 }, '& .RaDataTable-rowCell .name': { minWidth: 48 } },
  // A head that sticks to the page, or columns that scroll in their card: a browser grants one of the two.
  scrolling: {
    '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
    '& .RaDataTable-headerCell': { position: 'static' },
  },
};

const FOR_A_BOX = { '&&': { width: BOX_WIDTH, px: 1 } };
