import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: BusinessOutlinedIcon,
  list: lazyList(() => import('./company.list')),
  form: lazyForm(() => import('./company.form')),
};
