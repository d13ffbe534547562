import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ColumnMapping } from './column-mapping';
import type { FileHead } from './read-file';
import { isReportColumn } from './report-columns';
import { useColumnLabels } from './useColumnLabels';
import { shortName } from './short-name';

type ColumnsSummaryProps = {
  recordType: string;
  head: FileHead;
  mapping: ColumnMapping;
  /** The columns that the file lacks and its rows need. */
  missing: readonly string[];
};

/** The number of known columns in a file, the first unknown ones, and what its new records lack. */
export const ColumnsSummary = ({ recordType, head, mapping, missing }: ColumnsSummaryProps) => {
  const { header, beginning, headerRow, firstRow } = head;
  const translate = useTranslate();
  const { number } = useFormats();
  const { named } = useColumnLabels(recordType);
  const matched = mapping.filter((name) => name !== null).length;
  const own = header.filter((name) => !isReportColumn(name));
  const leftOut = header.filter(
    (name, at) => mapping[at] === null && name.trim() !== '' && !isReportColumn(name),
  );
  const first = leftOut.slice(0, NAMES_SHOWN).map(shortName).join(', ');
  const more = leftOut.length - NAMES_SHOWN;
  const names =
    more > 0
      ? translate(key('and_others'), { names: first, smart_count: more, count: number(more) })
      : first;
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>
        {translate(key('matched'), {
          smart_count: matched,
          matched: number(matched),
          total: number(own.length),
        })}
      </Typography>
      {headerRow > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('header_at'), { line: number(beginning[headerRow]?.line ?? 0) })}
        </Typography>
      )}
      {firstRow > headerRow + 1 && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('rows_from'), { line: number(beginning[firstRow]?.line ?? 0) })}
        </Typography>
      )}
      {leftOut.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('left_out_names'), { names })}
        </Typography>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('missing_required'), {
            smart_count: missing.length,
            columns: missing.map(named).join(', '),
          })}
        </Typography>
      )}
    </Box>
  );
};

const NAMES_SHOWN = 6;

const key = keysUnder('imports.read.columns');
