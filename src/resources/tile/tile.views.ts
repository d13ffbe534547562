import DashboardCustomizeOutlinedIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: DashboardCustomizeOutlinedIcon,
  list: lazyView(() => import('./TileList'), 'TileList'),
  create: lazyView(() => import('./TileCreate'), 'TileCreate'),
  edit: lazyView(() => import('./TileEdit'), 'TileEdit'),
};
