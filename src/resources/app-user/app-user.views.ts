import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import { withWords } from '@/providers/preferences/late-words';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: PeopleAltOutlinedIcon,
  list: lazyList(() => import('./app-user.list')),
  form: lazyForm(() => withWords('resources.app-user.form', () => import('./app-user.form'))),
};
