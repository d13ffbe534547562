import EditNotificationsOutlinedIcon from '@mui/icons-material/EditNotificationsOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: EditNotificationsOutlinedIcon,
  list: lazyList(() => import('./custom-push-template.list')),
  form: lazyForm(() => import('./custom-push-template.form')),
};
