import ForwardToInboxOutlinedIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: ForwardToInboxOutlinedIcon,
  list: lazyList(() => import('./custom-email-template.list')),
  form: lazyForm(() => import('./custom-email-template.form')),
};
