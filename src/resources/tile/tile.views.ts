import DashboardCustomizeOutlinedIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: DashboardCustomizeOutlinedIcon,
  list: lazyComponent(() => import('./TileList'), 'TileList'),
  create: lazyComponent(() => import('./TileCreate'), 'TileCreate'),
  edit: lazyComponent(() => import('./TileEdit'), 'TileEdit'),
};
