import DashboardCustomizeOutlinedIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: DashboardCustomizeOutlinedIcon,
  list: late(() => import('./TileList'), 'TileList'),
  create: late(() => import('./TileCreate'), 'TileCreate'),
  edit: late(() => import('./TileEdit'), 'TileEdit'),
};
