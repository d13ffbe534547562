import Typography from '@mui/material/Typography';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { adviceOn, failureLines, type FailedUpload } from './upload-failure';

/** The reason why a file was refused, with a button to try again; it stays visible after the alerts disappear. */
export const UploadFailure = (failed: FailedUpload) => {
  const translate = useTranslate();
  const result = useFocusIfLost<HTMLDivElement>();
  const advice = adviceOn(failed);
  const lines = failureLines(failed).flatMap(({ message, detail }) =>
    detail ? [message, detail] : [message],
  );
  return (
    <Alert ref={result} tabIndex={-1} severity="error" variant="outlined" sx={{ width: '100%' }}>
      <div ref={announceNews}>
        {lines.map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate(line, { _: line })}
          </Typography>
        ))}
        {advice && <Typography variant="body2">{translate(`imports.send.${advice}`)}</Typography>}
      </div>
    </Alert>
  );
};
