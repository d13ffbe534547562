import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { ListContextProvider, type RaRecord, type SortPayload } from 'react-admin';
import type { Column } from '@/shared/columns/column';
import { ListCards } from './ListCards';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import { useColumnVisibility } from './useColumnVisibility';
import { useLocalList } from './useLocalList';

type LocalRowsProps = {
  /** All of them; the same array until they change. */
  rows: RaRecord[];
  columns: readonly Column[];
  sort: SortPayload;
  /** Names the table in the store, among those of the page's resource. */
  name: string;
  /** Names it to the reader. */
  label: string;
};

/**
 * Rows the page has read already, as a list shows its own: sorted and paged, cards on a phone. They open nothing. On
 * paper, which has no pages to turn, all of them stand below each other.
 */
export const LocalRows = ({ rows, columns, sort, name, label }: LocalRowsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const visibility = useColumnVisibility(frame, columns, 0);
  const own = useMemo(
    () => ({ ...visibility, storeKey: `${visibility.storeKey}.${name}` }),
    [visibility, name],
  );
  const list = useLocalList(rows, sort, ROWS);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <ListContextProvider value={list}>
      <Box ref={frame}>
        {isPhone ? (
          <ListCards columns={columns} opens={false} actions={NO_ACTIONS} />
        ) : (
          <ListTable
            columns={columns}
            opens={false}
            actions={NO_ACTIONS}
            visibility={own}
            label={label}
          />
        )}
        {rows.length > ROWS && <ListPagination of={label} />}
      </Box>
    </ListContextProvider>
  );
};

const ROWS = 25;
const NO_ACTIONS: readonly never[] = [];
