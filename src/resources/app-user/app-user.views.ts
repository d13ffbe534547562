import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: PeopleAltOutlinedIcon,
  list: lazyComponent(() => import('./AppUserList'), 'AppUserList'),
  create: lazyComponent(() => import('./AppUserCreate'), 'AppUserCreate'),
  edit: lazyComponent(() => import('./AppUserEdit'), 'AppUserEdit'),
};
