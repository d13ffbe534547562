import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: lazyList(() => import('./bo-user.list')),
  form: lazyForm(() => import('./bo-user.form')),
  state: lazyComponent(() => import('./BoUserFields'), 'AccountStatus'),
  pages: {
    'bo-user-email': lazyComponent(
      () => withWords('resources.bo-user.email', () => import('./BoUserEmail')),
      'BoUserEmail',
    ),
  },
};
