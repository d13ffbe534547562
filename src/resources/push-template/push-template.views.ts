import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { withWords } from '@/providers/preferences/late-words';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: NotificationsOutlinedIcon,
  list: lazyList(() => import('./push-template.list')),
  form: lazyForm(() => withWords('notices', () => import('./push-template.form'))),
};
