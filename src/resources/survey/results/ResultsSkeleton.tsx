import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { announceNews } from '@/ui/announce/announced';
import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useLongWait } from '@/ui/hooks/useLongWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardGrid } from '@/ui/page/CardGrid';

/**
 * Shown while the answers are read: the filters, the overview and two questions. After five seconds it says that they
 * take long.
 */
export const ResultsSkeleton = () => {
  const translate = useTranslate();
  const label = translate('resources.survey.results.loading');
  const { isLong } = useLongWait();
  useAnnouncedWait(label);
  return (
    <>
      {isLong && (
        <Typography ref={announceNews} color="text.secondary" sx={{ mb: 2 }}>
          {translate('list.slow')}
        </Typography>
      )}
      <Stack role="progressbar" aria-label={label} data-page-loading sx={{ gap: 2 }}>
        <Skeleton variant="rounded" width={240} height={62} />
        <Skeleton variant="rounded" height={280} />
        <CardGrid>
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={220} />
        </CardGrid>
      </Stack>
    </>
  );
};
