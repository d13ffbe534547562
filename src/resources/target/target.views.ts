import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: FlagOutlinedIcon,
  list: lazyList(() => import('./target.list')),
  show: lazyComponent(() => import('./TargetShow'), 'TargetShow'),
  customer: lazyComponent(() => import('./CustomerTargets'), 'CustomerTargets'),
};
