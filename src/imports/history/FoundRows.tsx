import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { keysUnder } from '@/i18n/keys-under';
import { IMPORT_RECORD } from '@/core/resource-names';
import { screenfulOf, textOf } from '@/core/text';
import { Moment } from '@/kit/fields/Moment';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedRow, StackedTable } from '@/ui/page/StackedTable';
import { NameCells, OutcomeCells } from './RowCells';
import { numberOfRow } from './RowStatus';
import { useErrorLabels } from './useErrorLabels';
import { useReadImports } from './useImports';
import type { FoundRows as Found, RowSearch } from './useFoundRows';

type FoundRowsProps = {
  recordType: string;
  /** Undefined while the files are read. */
  search: RowSearch | undefined;
  isReading: boolean;
  isFailed: boolean;
  onMore: () => void;
};

/** The rows of sent files whose code or name has the searched text, with the files that were searched or skipped. */
export const FoundRows = ({ recordType, search, isReading, isFailed, onMore }: FoundRowsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const said = (done: RowSearch | undefined): string => {
    if (isFailed) return translate(key('failed'));
    if (!done || isReading) return translate(key('searching'));
    if (done.rows === 0 && !done.isAll) return translate(key('too_many'));
    return translate(key('searched'), {
      smart_count: done.files,
      files: number(done.files),
      rows: number(done.rows),
    });
  };
  const unreadable = search && search.unreadable > 0 && (
    <>
      {' '}
      {translate(key('unreadable'), {
        smart_count: search.unreadable,
        count: number(search.unreadable),
      })}
    </>
  );
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography ref={announceNews} variant="body2" color="text.secondary">
          {said(search)}
          {unreadable}
        </Typography>
        {search && !search.isAll && !isReading && (
          <Button size="small" onClick={onMore}>
            {translate(key('more'))}
          </Button>
        )}
      </Stack>
      {search?.found.map((found) => (
        <RowsOfFile key={found.file.key} recordType={recordType} found={found} />
      ))}
    </Box>
  );
};

const RowsOfFile = ({ recordType, found }: { recordType: string; found: Found }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { file, rows, count } = found;
  const hasNames = rows.some(({ name }) => name !== '');
  const fields = ['line', 'code', ...(hasNames ? (['record_name'] as const) : [])] as const;
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Stack
        direction="row"
        sx={{ columnGap: 1.5, mb: 0.5, flexWrap: 'wrap', alignItems: 'baseline' }}
      >
        <Typography component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Moment value={file.time} isInFull />
        </Typography>
      </Stack>
      <StackedTable
        aria-label={file.name}
        columns={[
          ...fields.map((field) => translate(`imports.history.${field}`)),
          translate('resources.import-record.fields.status'),
          translate('resources.import-record.fields.error_message'),
        ]}
      >
        {rows.map((row) => (
          <StackedRow key={row.number}>
            <NameCells name={row} hasNames={hasNames} />
            <FoundOutcome recordType={recordType} fileKey={file.key} row={row.number} />
          </StackedRow>
        ))}
      </StackedTable>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate(key('others'), {
            smart_count: count - rows.length,
            count: number(count - rows.length),
          })}
        </Typography>
      )}
    </Box>
  );
};

type FoundOutcomeProps = { recordType: string; fileKey: string; row: number };

/** The result of a row: among its file's records by number, each row is a page. */
const FoundOutcome = ({ recordType, fileKey, row }: FoundOutcomeProps) => {
  const labelled = useErrorLabels(recordType);
  const read = useReadImports();
  const { data } = useQuery({
    queryKey: [IMPORT_RECORD, 'row', recordType, fileKey, row],
    queryFn: ({ signal }) =>
      read({
        filter: { record_type: recordType, file_key: fileKey },
        page: row,
        perPage: 1,
        sort: { field: 'row', order: 'ASC' },
        signal,
      }),
  });
  // Undefined if the backend sorts differently, so that the row's outcome is not known.
  const record = data?.data.find((found) => numberOfRow(found) === row);
  const message = labelled(screenfulOf(record?.error_message));
  return <OutcomeCells status={record && textOf(record.status)} message={message} />;
};

const key = keysUnder('imports.history.rows');
