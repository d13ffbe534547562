import QueryStatsOutlinedIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: QueryStatsOutlinedIcon,
  list: lazyView(() => import('./AppActivityList'), 'AppActivityList'),
  dashboard: lazyView(() => import('./ActivityCard'), 'ActivityCard'),
};
