import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardGrid } from '@/ui/page/CardGrid';

/** Shown while the answers are read: the filters, the overview and two questions. */
export const ResultsSkeleton = () => {
  const translate = useTranslate();
  const label = translate('resources.survey.results.loading');
  useAnnouncedWait(label);
  return (
    <Stack role="progressbar" aria-label={label} data-page-loading sx={{ gap: 2 }}>
      <Skeleton variant="rounded" width={240} height={62} />
      <Skeleton variant="rounded" height={280} />
      <CardGrid>
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
      </CardGrid>
    </Stack>
  );
};
