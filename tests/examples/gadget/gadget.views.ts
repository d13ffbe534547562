import WidgetsOutlinedIcon from '@mui/icons-material/WidgetsOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: WidgetsOutlinedIcon,
  list: lazyList(() => import('./gadget.list')),
  form: lazyForm(() => import('./gadget.form')),
};
