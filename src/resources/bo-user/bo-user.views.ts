import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: lazyComponent(() => import('./BoUserList'), 'BoUserList'),
  create: lazyComponent(() => import('./BoUserCreate'), 'BoUserCreate'),
  edit: lazyComponent(() => import('./BoUserEdit'), 'BoUserEdit'),
  pages: { 'bo-user-email': lazyComponent(() => import('./BoUserEmail'), 'BoUserEmail') },
};
