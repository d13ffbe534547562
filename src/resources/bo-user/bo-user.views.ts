import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: lazyList(() => withWords('resources.bo-user.form', () => import('./bo-user.list'))),
  form: lazyForm(() => withWords('resources.bo-user.form', () => import('./bo-user.form'))),
  state: lazyComponent(() => import('./BoUserFields'), 'AccountStatus'),
  pages: {
    'bo-user-email': lazyComponent(
      () =>
        withWords(
          ['resources.bo-user.email', 'resources.bo-user.form'],
          () => import('./BoUserEmail'),
        ),
      'BoUserEmail',
    ),
  },
};
