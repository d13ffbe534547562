import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { Status } from '@/kit/fields/Status';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { TablePages } from '@/ui/page/TablePages';
import { ErrorKinds } from './ErrorKinds';
import type { ImportedFile } from './imported-files';
import { ReopenActions } from './ReopenActions';
import { FAILED_FIRST, useReadImports, type ImportsFilter } from './useImports';

type ImportedRowsProps = {
  file: ImportedFile;
  filter: ImportsFilter;
  failed: number;
  onReopen?: (file: File) => void;
};

/** The rows of a file with what became of each, the failed ones first; above them the kinds of error. */
export const ImportedRows = ({ file, filter, failed, onReopen }: ImportedRowsProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all_rows');
  const narrowed = shown === 'failed_only' ? { ...filter, status: 'failure' } : filter;
  return (
    <Box sx={{ pl: { sm: 5 }, pt: 1, pb: 2 }}>
      <ReopenActions {...{ file, filter, failed, onReopen }} />
      {failed > 0 && <ErrorKinds filter={filter} />}
      {failed > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <SegmentedControl
            label={translate('resources.import-record.fields.status')}
            value={shown}
            segments={SHOWN.map((rows) => ({
              value: rows,
              label: translate(`resources.import-record.history.${rows}`),
            }))}
            onChange={setShown}
          />
        </Box>
      )}
      <RowsTable key={shown} filter={narrowed} />
    </Box>
  );
};

const SHOWN = ['all_rows', 'failed_only'] as const;
const ROWS_A_PAGE = 25;
const FIELDS = ['row', 'status', 'error_message'] as const;

const RowsTable = ({ filter }: { filter: ImportsFilter }) => {
  const translate = useTranslate();
  const read = useReadImports();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['import-record', 'rows', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read({ filter, page, perPage: ROWS_A_PAGE, sort: FAILED_FIRST, signal }),
  });
  if (!data) return null;
  const { data: rows, total = 0 } = data;
  return (
    <>
      <TableContainer tabIndex={0} sx={{ '&:focus-visible': { outline: '2px solid' } }}>
        <Table size="small" sx={{ minWidth: { sm: 420 }, '& td, & th': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {FIELDS.map((field) => (
                <TableCell key={field} align={field === 'row' ? 'right' : 'left'}>
                  {translate(`resources.import-record.fields.${field}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((record, at) => (
              <TableRow key={String(record.id ?? at)}>
                <TableCell
                  align="right"
                  sx={{ width: { sm: 72 }, fontVariantNumeric: 'tabular-nums' }}
                >
                  {lineOf(record.row) || '–'}
                </TableCell>
                <TableCell sx={{ width: { sm: 140 } }}>
                  <RowStatus status={lineOf(textOf(record.status))} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {screenfulOf(textOf(record.error_message)) || '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {total > ROWS_A_PAGE && (
        <TablePages
          page={page}
          size={ROWS_A_PAGE}
          total={total}
          label={translate('list.pages')}
          onTurn={setPage}
        />
      )}
    </>
  );
};

const RowStatus = ({ status }: { status: string }) => {
  const translate = useTranslate();
  const tone = ({ success: 'success', failure: 'error' } as const)[status];
  return (
    <Status
      label={tone ? translate(`resources.import-record.status.${status}`) : status || '–'}
      tone={tone}
    />
  );
};
