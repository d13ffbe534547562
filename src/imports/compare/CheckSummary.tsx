import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { useColumnLabels } from '@/imports/read/useColumnLabels';

type CheckSummaryProps = {
  recordType: string;
  check: CheckState;
  isCompared: boolean;
  /** Number of rows compared so far; null while the lookups are being read. */
  compared: number | null;
};

/** Preview of an import before anything is sent: the number of new, changed, equal and refused rows. */
export const CheckSummary = ({ recordType, check, isCompared, compared }: CheckSummaryProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { label } = useColumnLabels(recordType);
  const { outcome, rows, failedRows, repeatedRows, leftOutRows, changedColumns } = check;
  const figures = [
    ['rows', rows, 'text.primary'],
    ['added', outcome.added, 'status.success.text'],
    ['changed', outcome.changed, 'status.info.text'],
    ['same', outcome.same, 'text.secondary'],
    ['unknown', outcome.unknown, 'text.primary'],
    ['repeated', repeatedRows, 'text.secondary'],
    ['left_out', leftOutRows, 'text.secondary'],
    ['failed', failedRows, failedRows > 0 ? 'status.error.text' : 'text.secondary'],
  ] as const;
  // Corrections announce the remaining errors themselves; the first result is announced in any case.
  const isCorrected = check.undoable + check.redoable > 0;
  const columns = Object.entries(changedColumns).sort((one, other) => other[1] - one[1]);
  return (
    <Box
      ref={isCompared && check.isDone ? announceNews : undefined}
      data-quiet={isCorrected || undefined}
    >
      <Stack direction="row" component="dl" sx={{ gap: { xs: 2, sm: 4 }, flexWrap: 'wrap', m: 0 }}>
        {figures
          .filter(([name, count]) => count > 0 || name === 'rows' || name === 'failed')
          .map(([name, count, color]) => (
            <Stack key={name} sx={{ flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`imports.compare.figures.${name}`)}
              </Typography>
              <Typography
                component="dd"
                variant="h2"
                sx={{ m: 0, color, fontVariantNumeric: 'tabular-nums' }}
              >
                {number(count)}
              </Typography>
            </Stack>
          ))}
      </Stack>
      {!isCompared && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {compared === null
            ? translate('imports.compare.reading_records')
            : translate('imports.compare.comparing', {
                done: number(compared),
                rows: number(rows),
              })}
        </Typography>
      )}
      {repeatedRows > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('imports.compare.repeated')}
        </Typography>
      )}
      {columns.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('imports.compare.changed_columns', {
            columns: columns.map(([name, count]) => `${label(name)} (${number(count)})`).join(', '),
          })}
        </Typography>
      )}
    </Box>
  );
};
