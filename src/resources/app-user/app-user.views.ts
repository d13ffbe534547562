import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: PeopleAltOutlinedIcon,
  list: late(() => import('./AppUserList'), 'AppUserList'),
  create: late(() => import('./AppUserCreate'), 'AppUserCreate'),
  edit: late(() => import('./AppUserEdit'), 'AppUserEdit'),
};
