import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: FlagOutlinedIcon,
  list: lazyView(() => import('./TargetList'), 'TargetList'),
  show: lazyView(() => import('./TargetShow'), 'TargetShow'),
  customer: lazyView(() => import('./CustomerTargets'), 'CustomerTargets'),
};
