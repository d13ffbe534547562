import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: BusinessOutlinedIcon,
  list: lazyList(() => import('./company.list')),
  form: lazyForm(() => import('./company.form')),
};
