import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: PeopleAltOutlinedIcon,
  list: lazyView(() => import('./AppUserList'), 'AppUserList'),
  create: lazyView(() => import('./AppUserCreate'), 'AppUserCreate'),
  edit: lazyView(() => import('./AppUserEdit'), 'AppUserEdit'),
};
