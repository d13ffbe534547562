import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { numberOf } from '@/core/number';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm } from '@/kit/lazy-views';

const AwardsPage = lazyComponent(() => import('./AwardsPage'), 'AwardsPage');

/** Its award option is another record: its own amount tells it from the others. */
const nameOf: ResourceViews['nameOf'] = ({ reward_amount }, translate, { euro }) => {
  const noun = translate('resources.additional-award.name', { smart_count: 1 });
  const euros = numberOf(reward_amount);
  return euros === undefined ? noun : `${noun} · ${euro(euros)}`;
};

export const views: ResourceViews = {
  icon: WorkspacePremiumOutlinedIcon,
  nameOf,
  list: lazyComponent(() => import('./AwardList'), 'AwardList'),
  form: lazyForm(() => import('./additional-award.form')),
  show: lazyComponent(() => import('./AwardShow'), 'AwardShow'),
  pages: { 'gift-awards': AwardsPage, 'reward-awards': AwardsPage },
};
