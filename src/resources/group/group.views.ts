import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: lazyComponent(() => import('./GroupList'), 'GroupList'),
  create: lazyComponent(() => import('./GroupCreate'), 'GroupCreate'),
  edit: lazyComponent(() => import('./GroupEdit'), 'GroupEdit'),
  customer: lazyComponent(() => import('./CustomerGroups'), 'CustomerGroups'),
};
