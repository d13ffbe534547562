import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { late } from '@/shared/late';
import type { PageViews } from '@/shared/views';

export const views: PageViews = {
  icon: SpaceDashboardOutlinedIcon,
  page: late(() => import('./Dashboard'), 'Dashboard'),
};
