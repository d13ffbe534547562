import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isForbidden } from '@/providers/http/unseen';
import { announceNews } from '@/ui/announce/announced';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ReadFailureProps = {
  /** The reason, if it is known. */
  error: unknown;
  /** Replaces the general sentence of a failure. */
  text?: string;
  /** Names the section for screen readers, where several sections have the same button. */
  label?: string;
  onRetry: () => void;
};

/** Shown in place of a section that could not be read, with a retry unless the user may not see it. */
export const ReadFailure = ({ error, text, label, onRetry }: ReadFailureProps) => {
  const translate = useTranslate();
  const isRefused = isForbidden(error);
  const retry = translate('list.retry');
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <Typography ref={announceNews} variant="body2" color="text.secondary">
        {isRefused
          ? `${translate('query_card.refused')}. ${translate('list.refused_hint')}`
          : (text ?? translate('query_card.failure'))}
      </Typography>
      {!isRefused && (
        <Button
          ref={retryRef}
          size="small"
          variant="outlined"
          aria-label={label && `${retry}: ${label}`}
          onClick={onRetry}
        >
          {retry}
        </Button>
      )}
    </Stack>
  );
};
