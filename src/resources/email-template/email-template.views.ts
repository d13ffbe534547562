import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { withWords } from '@/providers/preferences/late-words';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EmailOutlinedIcon,
  list: lazyList(() => import('./email-template.list')),
  form: lazyForm(() => withWords('notices', () => import('./email-template.form'))),
};
