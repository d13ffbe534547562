import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: late(() => import('./BoUserList'), 'BoUserList'),
  create: late(() => import('./BoUserCreate'), 'BoUserCreate'),
  edit: late(() => import('./BoUserEdit'), 'BoUserEdit'),
  pages: { 'bo-user-email': late(() => import('./BoUserEmail'), 'BoUserEmail') },
};
