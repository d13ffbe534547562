import WidgetsOutlinedIcon from '@mui/icons-material/WidgetsOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: WidgetsOutlinedIcon,
  list: lazyList(() => import('./gadget.list')),
  form: lazyForm(() => import('./gadget.form')),
};
