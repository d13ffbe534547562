import Typography from '@mui/material/Typography';
import { ApiError } from '@/providers/http/api-error';
import { errorLines } from '@/ui/alerts/error-lines';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { GATEWAY_TIMEOUT, UNREADABLE, type UploadState } from './file-upload';

type UploadFailureProps = Pick<
  Extract<UploadState, { phase: 'failed' }>,
  'error' | 'isReadable' | 'isSent'
>;

/** The reason why a file was refused, with a button to try again; it stays visible after the alerts disappear. */
export const UploadFailure = ({ error, isReadable, isSent }: UploadFailureProps) => {
  const translate = useTranslate();
  const result = useFocusIfLost<HTMLDivElement>();
  const advice = isReadable ? adviceOn(error, isSent) : null;
  const lines = isReadable
    ? errorLines(error).flatMap(({ message, detail }) =>
        detail && !(advice && REPLACING.has(advice)) ? [message, detail] : [message],
      )
    : [UNREADABLE];
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

/** Whether a file was sent in full and its answer was lost: its rows may have been imported. */
export const isAnswerLost = ({ error, isReadable, isSent }: UploadFailureProps): boolean =>
  isReadable && adviceOn(error, isSent) === 'perhaps_imported';

/**
 * The advice that replaces the usual explanation. That of an unreadable answer asks to try again, which may import the
 * rows twice; that of too much data is about the texts and images of a form.
 */
const REPLACING: ReadonlySet<string> = new Set(['perhaps_imported', 'too_large']);

/** Message key of the advice on a failed upload; null if the error itself gives it, or if there is no advice. */
const adviceOn = (error: unknown, isSent: boolean) => {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'signed_out';
  if (error.status === 413) return 'too_large';
  if (error.kind === 'refused' && error.status !== GATEWAY_TIMEOUT) return null;
  return isSent ? 'perhaps_imported' : 'not_imported';
};
