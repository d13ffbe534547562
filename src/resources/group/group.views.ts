import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: late(() => import('./GroupList'), 'GroupList'),
  create: late(() => import('./GroupCreate'), 'GroupCreate'),
  edit: late(() => import('./GroupEdit'), 'GroupEdit'),
  customer: late(() => import('./CustomerGroups'), 'CustomerGroups'),
};
