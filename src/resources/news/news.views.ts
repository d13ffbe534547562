import NewspaperOutlinedIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';
import { withWords } from '@/providers/preferences/late-words';

export const views: ResourceViews = {
  icon: NewspaperOutlinedIcon,
  list: lazyList(() => withWords('publication', () => import('./news.list'))),
  form: lazyForm(() => withWords('publication', () => import('./news.form'))),
};
