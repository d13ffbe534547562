import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useIsSummedUp } from '@/kit/list/filter-values';
import { GroupingPanel } from '@/kit/list/GroupingPanel';
import { useGrouping } from '@/kit/list/useGrouping';
import { GROUPINGS } from './target-groups';

/** Above the list: its targets by agent or company, on demand. */
export const TargetGroups = () => {
  const translate = useTranslate();
  const isSummedUp = useIsSummedUp();
  const [grouping] = useGrouping(GROUPINGS);
  if (!isSummedUp) return null;
  return (
    <>
      <GroupingPanel label={translate('list.grouping.label')} groupings={GROUPINGS}>
        <Typography variant="body2" color="text.secondary">
          {translate('resources.target.summary.hint')}
        </Typography>
      </GroupingPanel>
      {grouping && (
        <TargetSummary
          grouping={grouping}
          waiting={<Skeleton variant="rounded" height={320} sx={{ mb: 2 }} />}
        />
      )}
    </>
  );
};

const TargetSummary = lazyComponent(() => import('./TargetSummary'), 'TargetSummary');
