import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: lazyView(() => import('./GroupList'), 'GroupList'),
  create: lazyView(() => import('./GroupCreate'), 'GroupCreate'),
  edit: lazyView(() => import('./GroupEdit'), 'GroupEdit'),
  customer: lazyView(() => import('./CustomerGroups'), 'CustomerGroups'),
};
