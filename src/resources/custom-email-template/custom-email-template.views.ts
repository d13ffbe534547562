import ForwardToInboxOutlinedIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { withWords } from '@/providers/preferences/late-words';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: ForwardToInboxOutlinedIcon,
  list: lazyList(() => import('./custom-email-template.list')),
  form: lazyForm(() => withWords('notices', () => import('./custom-email-template.form'))),
};
