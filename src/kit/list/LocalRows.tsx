import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useMemo, useRef, type ReactNode } from 'react';
import { ListContextProvider, type RaRecord, type SortPayload } from 'react-admin';
import type { Column } from '@/kit/fields/column';
import { ExportButton } from '@/kit/export/ExportButton';
import { columnName } from './column-visibility';
import { ListCards } from './ListCards';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import { ROOM_FOR_WORDS } from './room-for-words';
import { SortMenu } from './SortMenu';
import { useColumnVisibility } from './useColumnVisibility';
import { useVaryingColumns } from './useVarying';
import { useLocalList } from './useLocalList';
import { useTablePlace } from './useTablePlace';

type LocalRowsProps = {
  /** All rows; the same array until they change. */
  rows: RaRecord[];
  columns: readonly Column[];
  sort: SortPayload;
  /** The table's name in the store, unique among the tables of the page's resource. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  /** Describes the rows, beside the export button. */
  caption?: ReactNode;
  /** The name of the export file, without its extension; without it there is no export. */
  fileName?: string;
};

/**
 * Shows rows that the page has already read like a list: sorted, paged, as cards on a phone. A click opens nothing. All
 * rows are printed.
 */
export const LocalRows = ({
  rows,
  columns: all,
  sort: firstSort,
  name,
  label,
  caption,
  fileName,
}: LocalRowsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useVaryingColumns(all);
  const visibility = useColumnVisibility(frame, columns, 0);
  const own = useMemo(
    () => ({ ...visibility, storeKey: `${visibility.storeKey}.${name}` }),
    [visibility, name],
  );
  const fields = all.flatMap((column) => [columnName(column), ...(column.alsoSortedBy ?? [])]);
  const { sorted, ...list } = useLocalList(rows, useTablePlace(name, fields, firstSort), PAGE_SIZE);
  const { filterValues, sort, total } = list;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const hasWords = useMediaQuery(ROOM_FOR_WORDS);
  const isSorted = isPhone && rows.length > (caption || fileName ? 1 : FEW_CARDS);
  return (
    <ListContextProvider value={list}>
      {(caption || fileName || isSorted) && (
        <Stack direction="row" sx={HEAD}>
          <Box sx={{ flex: { xs: '1 1 auto', sm: 1 }, minWidth: 0 }}>{caption}</Box>
          {isSorted && <SortMenu columns={columns} />}
          {fileName && (
            <Box sx={{ displayPrint: 'none', my: -0.5 }}>
              <ExportButton
                filterValues={filterValues}
                sort={sort}
                total={total}
                fileName={fileName}
                hasWords={hasWords}
                columns={all}
                rows={sorted}
              />
            </Box>
          )}
        </Stack>
      )}
      <Box ref={frame}>
        {isPhone ? (
          <ListCards isInCard columns={columns} opens={false} actions={NO_ACTIONS} />
        ) : (
          <ListTable
            columns={columns}
            opens={false}
            actions={NO_ACTIONS}
            visibility={own}
            label={label}
          />
        )}
        {rows.length > Math.min(PAGE_SIZE, list.perPage) && <ListPagination of={label} />}
      </Box>
    </ListContextProvider>
  );
};

const PAGE_SIZE = 25;
/** Up to this number of cards, a phone shows no sort menu if it would need a line of its own. */
const FEW_CARDS = 5;
/** Wraps on a phone, so that a long caption gets the whole width above the buttons. */
const HEAD = {
  gap: 2,
  mb: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  breakAfter: 'avoid',
} as const;
const NO_ACTIONS: readonly never[] = [];
