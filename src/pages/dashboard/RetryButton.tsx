import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { retryRef } from '@/ui/hooks/retry-ref';

/** Fetches one number again; `what` names it for users of screen readers. */
export const RetryButton = ({ what, onRetry }: { what: string; onRetry: () => void }) => {
  const label = useTranslate()('pages.dashboard.retry');
  return (
    <Button
      ref={retryRef}
      variant="outlined"
      size="small"
      aria-label={`${label}: ${what}`}
      onClick={onRetry}
    >
      {label}
    </Button>
  );
};
