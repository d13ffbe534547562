import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: lazyView(() => import('./BoUserList'), 'BoUserList'),
  create: lazyView(() => import('./BoUserCreate'), 'BoUserCreate'),
  edit: lazyView(() => import('./BoUserEdit'), 'BoUserEdit'),
  pages: { 'bo-user-email': lazyView(() => import('./BoUserEmail'), 'BoUserEmail') },
};
