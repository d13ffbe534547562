import EditNotificationsOutlinedIcon from '@mui/icons-material/EditNotificationsOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { withWords } from '@/providers/preferences/late-words';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EditNotificationsOutlinedIcon,
  list: lazyList(() => import('./custom-push-template.list')),
  form: lazyForm(() => withWords('notices', () => import('./custom-push-template.form'))),
};
