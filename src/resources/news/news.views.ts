import NewspaperOutlinedIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: NewspaperOutlinedIcon,
  list: lazyList(() => import('./news.list')),
  form: lazyForm(() => import('./news.form')),
};
