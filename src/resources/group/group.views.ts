import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: lazyList(() => import('./group.list')),
  form: lazyForm(() => import('./group.form')),
  customer: lazyComponent(() => import('./CustomerGroups'), 'CustomerGroups'),
};
