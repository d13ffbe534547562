import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: GroupsOutlinedIcon,
  list: lazyList(() => import('./group.list')),
  form: lazyForm(() => withWords('resources.group.form', () => import('./group.form'))),
  customer: lazyComponent(() => import('./CustomerGroups'), 'CustomerGroups'),
};
