import PollOutlinedIcon from '@mui/icons-material/PollOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: PollOutlinedIcon,
  list: lazyList(() => import('./survey.list')),
  form: lazyForm(() => import('./survey.form')),
};
