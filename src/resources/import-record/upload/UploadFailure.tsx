import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { ApiError } from '@/providers/http/api-error';
import { errorLines } from '@/shared/alerts/error-lines';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** Why a file was not taken: it stays in sight after the alerts have gone, beside the way to try again. */
export const UploadFailure = ({ error, isReadable }: { error: unknown; isReadable: boolean }) => {
  const translate = useTranslate();
  const isTooLarge = error instanceof ApiError && error.status === 413;
  const lines = isReadable
    ? errorLines(error).flatMap(({ message, detail }) => (detail ? [message, detail] : [message]))
    : ['resources.import-record.check.problems.unreadable'];
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(line, { _: line })}
        </Typography>
      ))}
      {isTooLarge && (
        <Typography variant="body2">
          {translate('resources.import-record.file.too_large')}
        </Typography>
      )}
    </Alert>
  );
};
