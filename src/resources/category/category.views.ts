import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: CategoryOutlinedIcon,
  list: lazyList(() => import('./category.list')),
  form: lazyForm(() => import('./category.form')),
};
