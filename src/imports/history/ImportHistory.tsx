import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { IMPORT_RECORD } from '@/core/resource-names';
import type { Reopen } from './ReopenActions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';
import type { Column } from '@/kit/fields/column';
import { ExportButton } from '@/kit/export/ExportButton';
import { ROOM_FOR_WORDS } from '@/kit/list/room-for-words';
import { QueryCard } from '@/kit/record/QueryCard';
import { HistoryFilters, NO_FILTER, type HistoryFilter } from './HistoryFilters';
import { findImportedFiles } from './imported-files';
import { ImportedFileItem } from './ImportedFileItem';
import { useFoundRows } from './useFoundRows';
import { NEWEST_FIRST, useImportsCount, useReadImports } from './useImports';

/** Loaded with the first search for a code or a name. */
const FoundRows = lazyPart(() => import('./FoundRows'), 'FoundRows');

type ImportHistoryProps = {
  recordType: string;
  /** The key of the file that was just sent, if rows of it failed: these are shown at once. */
  failedKey?: string;
  /** Opens the rows of a file for correction; absent while another file is being sent. */
  onReopen?: Reopen;
};

/** The imported files of one kind, the newest first, each with the results of its rows. */
export const ImportHistory = ({ recordType, failedKey, onReopen }: ImportHistoryProps) => {
  const translate = useTranslate();
  const read = useReadImports();
  const [limit, setLimit] = useState(FILES_AT_A_TIME);
  const [filters, setFilters] = useState<HistoryFilter>(NO_FILTER);
  const filter = {
    record_type: recordType,
    ...(filters.q ? { q: filters.q } : {}),
    ...(filters.isFailedOnly ? { status: 'failure' } : {}),
  };
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(NO_FILTER);
  const [turns, setTurns] = useState(1);
  const rows = useFoundRows(recordType, filters, turns);
  const areRowsSearched = rows.data !== null && (rows.isFetching || rows.isFetched);
  const query = useQuery({
    queryKey: [IMPORT_RECORD, 'files', filter, filters.period, limit],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      findImportedFiles(
        (page, perPage) => read({ filter, page, perPage, sort: NEWEST_FIRST, signal }),
        async (file_key) => {
          const { total } = await read({
            filter: { ...filter, file_key },
            page: 1,
            perPage: 1,
            sort: NEWEST_FIRST,
            signal,
          });
          return total ?? 0;
        },
        { limit, period: filters.period },
      ),
  });
  const { files = [], isAll = true } = query.data ?? {};
  return (
    <QueryCard
      title={translate('imports.history.title')}
      query={query}
      action={<HistoryExport recordType={recordType} />}
      empty={files.length === 0 && !isFiltered ? translate('imports.history.none') : undefined}
    >
      <HistoryFilters
        value={filters}
        onChange={(next) => {
          setFilters(next);
          setTurns(1);
        }}
      />
      {areRowsSearched && (
        <FoundRows
          recordType={recordType}
          search={rows.data ?? undefined}
          isReading={rows.isFetching}
          isFailed={rows.isError}
          onMore={() => setTurns(turns + 1)}
        />
      )}
      {files.length === 0 && !rows.data?.found.length && (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate('imports.history.none_found')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <ImportedFileItem
            key={file.key}
            startsOpen={file.key === failedKey}
            file={file}
            recordType={recordType}
            onReopen={onReopen}
          />
        ))}
      </Box>
      {!isAll && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => setLimit(limit + FILES_AT_A_TIME)}>
          {translate('imports.history.more')}
        </Button>
      )}
    </QueryCard>
  );
};

/** Exports the results of the rows of all files of the kind, one import record for each row. */
const HistoryExport = ({ recordType }: Pick<ImportHistoryProps, 'recordType'>) => {
  const filterValues = { record_type: recordType };
  const { data: total } = useImportsCount(filterValues);
  const hasWords = useMediaQuery(ROOM_FOR_WORDS);
  return (
    <ResourceContextProvider value="import-record">
      <ExportButton
        columns={COLUMNS}
        shown={SHOWN}
        filterValues={filterValues}
        total={total}
        hasWords={hasWords}
        sort={NEWEST_FIRST}
      />
    </ResourceContextProvider>
  );
};

const SHOWN: readonly Column[] = [
  { source: 'file_name' },
  { source: 'import_time' },
  { source: 'row' },
  { source: 'status' },
  { source: 'error_message' },
];
const COLUMNS: readonly Column[] = [{ source: 'file_key' }, { source: 'record_type' }, ...SHOWN];

const FILES_AT_A_TIME = 10;
