import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Asks again for one number; `what` tells it from the others for those who hear the page. */
export const RetryButton = ({ what, onRetry }: { what: string; onRetry: () => void }) => {
  const label = useTranslate()('pages.dashboard.retry');
  return (
    <Button variant="outlined" size="small" aria-label={`${label}: ${what}`} onClick={onRetry}>
      {label}
    </Button>
  );
};
