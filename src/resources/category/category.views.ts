import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: CategoryOutlinedIcon,
  list: lazyList(() => import('./category.list')),
  form: lazyForm(() => import('./category.form')),
};
