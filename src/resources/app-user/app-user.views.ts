import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: PeopleAltOutlinedIcon,
  list: lazyList(() => import('./app-user.list')),
  form: lazyForm(() => import('./app-user.form')),
};
