import PollOutlinedIcon from '@mui/icons-material/PollOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';
import { withWords } from '@/providers/preferences/late-words';

export const views: ResourceViews = {
  icon: PollOutlinedIcon,
  list: lazyList(() => import('./survey.list')),
  form: lazyForm(() => withWords(['publication', 'order'], () => import('./survey.form'))),
};
