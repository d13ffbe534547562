import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FailureIllustration } from '@/ui/illustrations/illustrations';
import { retryRef } from '@/ui/hooks/retry-ref';

/** A skeleton of the text. */
export const ArticleSkeleton = () => (
  <Box role="progressbar" aria-label={useTranslate()('pages.docs.loading')}>
    <Skeleton height={36} width="50%" sx={{ mb: 3 }} />
    {['100%', '92%', '96%', '40%', '100%', '88%', '60%'].map((width, line) => (
      <Skeleton key={line} height={28} width={width} />
    ))}
  </Box>
);

/** An error message for a text that could not be fetched, with a retry button. */
export const ArticleFailure = ({ onRetry }: { onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8 }}>
      <FailureIllustration />
      <Typography variant="h2" component="p">
        {translate('pages.docs.failure')}
      </Typography>
      <Button ref={retryRef} variant="contained" onClick={onRetry}>
        {translate('pages.docs.retry')}
      </Button>
    </Box>
  );
};
