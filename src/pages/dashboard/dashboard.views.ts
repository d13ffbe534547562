import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { PageViews } from '@/shared/registry/views';

export const views: PageViews = {
  icon: SpaceDashboardOutlinedIcon,
  page: lazyComponent(() => import('./Dashboard'), 'Dashboard'),
};
