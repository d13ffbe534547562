import ForwardToInboxOutlinedIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: ForwardToInboxOutlinedIcon,
  list: lazyList(() => import('./custom-email-template.list')),
  form: lazyForm(() => import('./custom-email-template.form')),
};
