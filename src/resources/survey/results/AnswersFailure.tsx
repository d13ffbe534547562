import Button from '@mui/material/Button';
import { ApiError } from '@/providers/http/api-error';
import { isForbidden } from '@/providers/http/unseen';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { retryRef } from '@/ui/hooks/retry-ref';

type AnswersFailureProps = { error: unknown; onRetry: () => void };

/**
 * An error message with the backend's reason, for answers that could not be fetched or read, and a retry button, unless
 * the user may not see them.
 */
export const AnswersFailure = ({ error, onRetry }: AnswersFailureProps) => {
  const translate = useTranslate();
  const lines = error instanceof ApiError ? error.lines : [];
  return (
    <Alert
      ref={announceNews}
      severity="error"
      action={
        !isForbidden(error) && (
          <Button ref={retryRef} size="small" color="inherit" onClick={onRetry}>
            {translate('list.retry')}
          </Button>
        )
      }
    >
      {[translate('resources.survey.results.failure'), ...lines].join(' ')}
    </Alert>
  );
};
