import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyView, type PageViews } from '@/shared/views';

export const views: PageViews = {
  icon: SpaceDashboardOutlinedIcon,
  page: lazyView(() => import('./Dashboard'), 'Dashboard'),
};
