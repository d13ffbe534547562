import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PageViews } from '@/kit/registry/views';

export const views: PageViews = {
  icon: SpaceDashboardOutlinedIcon,
  page: lazyComponent(() => import('./Dashboard'), 'Dashboard'),
};
