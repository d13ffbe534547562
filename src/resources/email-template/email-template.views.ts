import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EmailOutlinedIcon,
  list: lazyList(() => import('./email-template.list')),
  form: lazyForm(() => import('./email-template.form')),
};
