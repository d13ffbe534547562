import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: FlagOutlinedIcon,
  list: late(() => import('./TargetList'), 'TargetList'),
  show: late(() => import('./TargetShow'), 'TargetShow'),
  customer: late(() => import('./CustomerTargets'), 'CustomerTargets'),
};
