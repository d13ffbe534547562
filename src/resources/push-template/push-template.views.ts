import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: NotificationsOutlinedIcon,
  list: lazyList(() => import('./push-template.list')),
  form: lazyForm(() => import('./push-template.form')),
};
