import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT_FIELD } from '@/core/constants';
import { useAlerts } from '../alerts/useAlerts';
import type { Column, ListFilter } from './column';
import { FilterBar } from './FilterBar';
import { ListCards } from './ListCards';
import { ListHead } from './ListHead';
import { ListPagination } from './ListPagination';
import { ListEmpty, ListFailure, ListSkeleton } from './ListStates';
import { ListTable } from './ListTable';

type ResourceListProps = {
  columns: readonly Column[];
  filters?: readonly ListFilter[];
  /** Shown between the head and the table: a chart, a hint. */
  summary?: ReactNode;
  /** Whether a click on a row opens the record's edit view. */
  opens?: 'edit' | 'show' | false;
};

/**
 * The list of a resource: head with count and the one primary action, search, filters, saved views,
 * columns, table (cards on a phone), paging, export. Its state is in the address, so that a link shows
 * the same rows.
 */
export const ResourceList = ({
  columns,
  filters = [],
  summary,
  opens = 'edit',
}: ResourceListProps) => {
  const alerts = useAlerts();
  return (
    <ListBase
      perPage={DEFAULT_PAGE_SIZE}
      sort={{ field: DEFAULT_SORT_FIELD, order: 'ASC' }}
      exporter={false}
      queryOptions={{ onError: alerts.failure }}
    >
      <ListHead columns={columns} />
      {summary}
      <Paper variant="outlined" component="section">
        <FilterBar filters={filters} columns={columns} />
        <ListBody columns={columns} opens={opens} />
      </Paper>
    </ListBase>
  );
};

const ListBody = ({ columns, opens }: Required<Pick<ResourceListProps, 'columns' | 'opens'>>) => {
  const { isPending, error, total, data } = useListContext();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data?.length) return <ListFailure />;
  if (isPending) return <ListSkeleton columns={columns.length} />;
  if (total === 0) return <ListEmpty />;
  return (
    <>
      {isPhone ? (
        <ListCards columns={columns} opens={opens} />
      ) : (
        <ListTable columns={columns} opens={opens} />
      )}
      <ListPagination />
    </>
  );
};
