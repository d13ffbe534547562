import DashboardCustomizeOutlinedIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: DashboardCustomizeOutlinedIcon,
  list: lazyList(() => import('./tile.list')),
  form: lazyForm(() => import('./tile.form')),
};
