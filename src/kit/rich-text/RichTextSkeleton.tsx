import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Reserves the space of a rich-text editor until it loads. */
export const RichTextSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box role="progressbar" aria-label={translate('rich_text.loading')}>
      <Skeleton variant="rounded" animation={false} height={232} />
    </Box>
  );
};
