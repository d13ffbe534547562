import DashboardCustomizeOutlinedIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { withWords } from '@/providers/preferences/late-words';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: DashboardCustomizeOutlinedIcon,
  list: lazyList(() => withWords('order', () => import('./tile.list'))),
  form: lazyForm(() => withWords('resources.tile.form', () => import('./tile.form'))),
};
