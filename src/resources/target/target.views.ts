import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: FlagOutlinedIcon,
  list: lazyComponent(() => import('./TargetList'), 'TargetList'),
  show: lazyComponent(() => import('./TargetShow'), 'TargetShow'),
  customer: lazyComponent(() => import('./CustomerTargets'), 'CustomerTargets'),
};
