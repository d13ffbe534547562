import Skeleton from '@mui/material/Skeleton';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useHasSummary } from '@/kit/list/filter-values';
import { useGrouping } from '@/kit/list/useGrouping';
import { GROUPINGS } from './target-groups';

/** Above the rows of the list: its targets summed by agent or company, once either is chosen. */
export const TargetGroups = () => {
  const isSummedUp = useHasSummary();
  const grouping = useGrouping(GROUPINGS);
  if (!isSummedUp || !grouping) return null;
  return (
    <TargetSummary
      grouping={grouping}
      waiting={<Skeleton variant="rounded" height={320} sx={{ mx: 1.5, mb: 1.5 }} />}
    />
  );
};

const TargetSummary = lazyComponent(
  () => withWords('resources.target.summary', () => import('./TargetSummary')),
  'TargetSummary',
);
