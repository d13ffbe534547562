import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IMPORT_RECORD } from '@/core/resource-names';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import type { Reopen } from './ReopenActions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyAddition } from '@/ui/lazy/lazy-component';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { StackedRow, StackedTable } from '@/ui/page/StackedTable';
import { TablePages } from '@/ui/page/TablePages';
import type { ImportedFile } from './imported-files';
import { ReopenActions } from './ReopenActions';
import { NameCells, NumberCell, OutcomeCells } from './RowCells';
import { numberOfRow } from './RowStatus';
import { FAILED_FIRST, useReadImports, type ImportsFilter } from './useImports';
import { useErrorLabels } from './useErrorLabels';
import { useRowNames } from './useRowNames';

/** Loaded with the first file whose rows are shown and failed. */
const ErrorKinds = lazyAddition(() => import('./ErrorKinds'), 'ErrorKinds');

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
      <ReopenActions
        recordType={recordType}
        file={file}
        filter={filter}
        failed={failed}
        onReopen={onReopen}
      />
      {failed > 0 && <ErrorKinds recordType={recordType} filter={filter} />}
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
      <RowsTable
        key={shown}
        filter={narrowed}
        file={file}
        recordType={recordType}
        fileRows={total}
      />
    </Box>
  );
};

const SHOWN = ['all_rows', 'failed_only'] as const;
const ROWS_A_PAGE = 25;
/** Files with more rows are read only on request. */
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
    queryKey: [IMPORT_RECORD, 'rows', filter, page],
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
  const fieldName = (field: 'status' | 'error_message') =>
    translate(`resources.import-record.fields.${field}`);
  const columns = [
    translate('imports.history.row'),
    ...(names ? [translate('imports.history.line'), translate('imports.history.code')] : []),
    ...(hasNames ? [translate('imports.history.record_name')] : []),
    fieldName('status'),
    fieldName('error_message'),
  ];
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
      <StackedTable aria-label={file.name} columns={columns}>
        {rows.map((record, at) => (
          <StackedRow key={String(record.id ?? at)}>
            <NumberCell
              word={translate('imports.history.row')}
              number={lineOf(record.row)}
              isWideOnly={names !== undefined}
            />
            {names && <NameCells name={names.get(numberOfRow(record))} hasNames={hasNames} />}
            <OutcomeCells
              status={textOf(record.status)}
              message={labelled(screenfulOf(textOf(record.error_message)))}
            />
          </StackedRow>
        ))}
      </StackedTable>
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
