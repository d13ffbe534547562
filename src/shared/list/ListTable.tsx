import { DataTable, useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { CellValue } from './CellValue';
import type { Column } from './column';

type ListTableProps = { columns: readonly Column[]; opens: 'edit' | 'show' | false };

/** The rows of a list as a table; a click anywhere on a row opens its record. */
export const ListTable = ({ columns, opens }: ListTableProps) => {
  const resource = useResourceContext();
  const { isFetching } = useListContext();
  return (
    <DataTable<RaRecord>
      rowClick={opens}
      bulkActionButtons={false}
      hiddenColumns={columns.filter(({ isOptional }) => isOptional).map(({ source }) => source)}
      aria-busy={isFetching}
    >
      {columns.map((column) => (
        <DataTable.Col<RaRecord>
          key={column.source}
          source={column.sortBy || column.source}
          label={`resources.${resource}.fields.${column.source}`}
          disableSort={column.sortBy === false}
          align={column.align}
          render={(record) => <CellValue column={column} record={record} opens={opens} />}
        />
      ))}
    </DataTable>
  );
};
