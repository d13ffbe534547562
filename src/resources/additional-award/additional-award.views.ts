import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm } from '@/kit/lazy-views';

const AwardsPage = lazyComponent(() => import('./AwardsPage'), 'AwardsPage');

export const views: ResourceViews = {
  icon: WorkspacePremiumOutlinedIcon,
  list: lazyComponent(() => import('./AwardList'), 'AwardList'),
  form: lazyForm(() => import('./additional-award.form')),
  show: lazyComponent(() => import('./AwardShow'), 'AwardShow'),
  pages: { 'gift-awards': AwardsPage, 'reward-awards': AwardsPage },
};
