import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UploadOutcome } from '@/providers/data/uploads';
import { useFormats } from '@/ui/formats/useFormats';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

type UploadResultProps = {
  outcome: UploadOutcome;
  /** Number of rows that were not sent, because they have errors. */
  left: number;
};

/**
 * The backend's answer to a file, with its counts if it has any, and the number of rows that were not sent; those that
 * were sent are in the history below.
 */
export const UploadResult = ({ outcome, left }: UploadResultProps) => {
  const translate = useTranslate();
  const result = useFocusIfLost<HTMLDivElement>();
  const { number } = useFormats();
  const { message, rows, succeeded, failed } = outcome;
  const counts = Object.entries({ rows, succeeded, failed, left }).filter(
    (entry): entry is [keyof typeof COLORS, number] =>
      entry[1] !== undefined && (entry[1] > 0 || entry[0] === 'rows'),
  );
  return (
    <Alert
      ref={result}
      tabIndex={-1}
      severity={failed || left > 0 ? 'warning' : 'success'}
      variant="outlined"
      sx={{ width: '100%' }}
    >
      <div ref={announceNews}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message ?? translate('imports.send.outcome.received')}
        </Typography>
        {counts.length > 0 && (
          <Stack direction="row" sx={{ columnGap: 2, mt: 0.5, flexWrap: 'wrap' }}>
            {counts.map(([name, count]) => (
              <Typography key={name} variant="body2" sx={{ fontWeight: 500, color: COLORS[name] }}>
                {translate(`imports.send.outcome.${name}`, {
                  smart_count: count,
                  count: number(count),
                })}
              </Typography>
            ))}
          </Stack>
        )}
      </div>
    </Alert>
  );
};

const COLORS = {
  rows: 'text.secondary',
  succeeded: 'status.success.text',
  failed: 'status.error.text',
  left: 'status.error.text',
} as const;
