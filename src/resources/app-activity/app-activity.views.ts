import QueryStatsOutlinedIcon from '@mui/icons-material/QueryStatsOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: QueryStatsOutlinedIcon,
  list: late(() => import('./AppActivityList'), 'AppActivityList'),
  dashboard: late(() => import('./ActivityCard'), 'ActivityCard'),
};
