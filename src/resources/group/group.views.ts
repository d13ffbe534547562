import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: lazyList(() => import('./group.list')),
  form: lazyForm(() => import('./group.form')),
  customer: lazyComponent(() => import('./CustomerGroups'), 'CustomerGroups'),
};
