import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import type { Reopen } from './ReopenActions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { TablePages } from '@/ui/page/TablePages';
import { ErrorKinds } from './ErrorKinds';
import type { ImportedFile } from './imported-files';
import { ReopenActions } from './ReopenActions';
import type { RowName } from './row-names';
import { numberOfRow, RowStatus } from './RowStatus';
import { FAILED_FIRST, useReadImports, type ImportsFilter } from './useImports';
import { useErrorLabels } from './useErrorLabels';
import { useRowNames } from './useRowNames';

type ImportedRowsProps = {
  file: ImportedFile;
  recordType: string;
  filter: ImportsFilter;
  failed: number;
  /** Number of all its rows. */
  total: number;
  onReopen?: Reopen;
};

/** The rows of a file with their results, the failed ones first, below the kinds of error. */
export const ImportedRows = ({
  file,
  recordType,
  filter,
  failed,
  total,
  onReopen,
}: ImportedRowsProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all_rows');
  const narrowed = shown === 'failed_only' ? { ...filter, status: 'failure' } : filter;
  return (
    <Box sx={{ pl: { sm: 5 }, pt: 1, pb: 2 }}>
      <ReopenActions {...{ file, filter, failed, onReopen }} />
      {failed > 0 && <ErrorKinds {...{ recordType, filter }} />}
      {failed > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <SegmentedControl
            label={translate('resources.import-record.fields.status')}
            value={shown}
            segments={SHOWN.map((rows) => ({
              value: rows,
              label: translate(`imports.history.${rows}`),
            }))}
            onChange={setShown}
          />
        </Box>
      )}
      <RowsTable key={shown} filter={narrowed} {...{ file, recordType }} fileRows={total} />
    </Box>
  );
};

const SHOWN = ['all_rows', 'failed_only'] as const;
const ROWS_A_PAGE = 25;
/** A file with more rows is only read on request. */
const READ_UNASKED = 20_000;

type RowsTableProps = Pick<ImportedRowsProps, 'file' | 'recordType' | 'filter'> & {
  fileRows: number;
};

const RowsTable = ({ filter, file, recordType, fileRows }: RowsTableProps) => {
  const translate = useTranslate();
  const read = useReadImports();
  const labelled = useErrorLabels(recordType);
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['import-record', 'rows', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read({ filter, page, perPage: ROWS_A_PAGE, sort: FAILED_FIRST, signal }),
  });
  const [isAsked, setAsked] = useState(false);
  const isRead = isAsked || fileRows <= READ_UNASKED;
  const numbers = (data?.data ?? []).map(numberOfRow).filter((row) => row > 0);
  const { names, isUnreadable } = useRowNames({ file, recordType }, numbers, isRead);
  const { number } = useFormats();
  if (!data) return null;
  const { data: rows, total = 0 } = data;
  const hasNames = [...(names?.values() ?? [])].some(({ name }) => name !== '');
  const fields = [
    'row',
    ...(names ? (['line', 'code'] as const) : []),
    ...(hasNames ? (['record_name'] as const) : []),
    'status',
    'error_message',
  ] as const;
  return (
    <>
      {!isRead && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Button size="small" onClick={() => setAsked(true)}>
            {translate('imports.history.read_codes')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {translate('imports.history.read_codes_hint', {
              smart_count: fileRows,
              count: number(fileRows),
            })}
          </Typography>
        </Stack>
      )}
      {isUnreadable && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('imports.history.codes_failed')}
        </Typography>
      )}
      <TableContainer tabIndex={0} sx={{ '&:focus-visible': { outline: '2px solid' } }}>
        <Table
          size="small"
          aria-label={file.name}
          sx={{ minWidth: { sm: 420 }, '& td, & th': { px: { xs: 1, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              {fields.map((field) => (
                <TableCell
                  key={field}
                  align={field === 'row' || field === 'line' ? 'right' : 'left'}
                  sx={isWideOnly(field, names !== undefined) ? WIDE_ONLY : undefined}
                >
                  {translate(
                    field === 'line' || field === 'code' || field === 'record_name'
                      ? `imports.history.${field}`
                      : `resources.import-record.fields.${field}`,
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((record, at) => (
              <TableRow key={String(record.id ?? at)}>
                <TableCell
                  align="right"
                  sx={[
                    { width: { sm: 72 }, fontVariantNumeric: 'tabular-nums' },
                    isWideOnly('row', names !== undefined) && WIDE_ONLY,
                  ]}
                >
                  {lineOf(record.row) || '–'}
                </TableCell>
                {names && <NameCells name={names.get(numberOfRow(record))} hasNames={hasNames} />}
                <TableCell sx={{ width: { sm: 140 } }}>
                  <RowStatus status={lineOf(textOf(record.status))} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {labelled(screenfulOf(textOf(record.error_message))) || '–'}
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

const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** On a phone the line replaces the row number, and the name is below the code. */
const isWideOnly = (field: string, hasLines: boolean): boolean =>
  field === 'record_name' || (field === 'row' && hasLines);

/** The line of a row in its file, and the record it is about. */
const NameCells = ({ name, hasNames }: { name: RowName | undefined; hasNames: boolean }) => (
  <>
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {name?.line ?? '–'}
    </TableCell>
    <TableCell sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {name?.code || '–'}
      {/* A phone has room for only one column. */}
      {hasNames && (
        <Box
          component="span"
          sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}
        >
          {name?.name}
        </Box>
      )}
    </TableCell>
    {hasNames && (
      <TableCell sx={[WIDE_ONLY, { overflowWrap: 'anywhere' }]}>{name?.name || '–'}</TableCell>
    )}
  </>
);
