import QueryStatsOutlinedIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: QueryStatsOutlinedIcon,
  list: lazyComponent(() => import('./AppActivityList'), 'AppActivityList'),
  dashboard: lazyComponent(() => import('./ActivityCard'), 'ActivityCard'),
};
