import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

const AwardsPage = lazyComponent(() => import('./AwardsPage'), 'AwardsPage');

export const views: ResourceViews = {
  icon: WorkspacePremiumOutlinedIcon,
  list: lazyList(() => import('./additional-award.list')),
  form: lazyForm(() => import('./additional-award.form')),
  show: lazyComponent(() => import('./AwardShow'), 'AwardShow'),
  pages: { 'gift-awards': AwardsPage, 'reward-awards': AwardsPage },
};
