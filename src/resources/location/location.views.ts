import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { withWords } from '@/providers/preferences/late-words';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: PlaceOutlinedIcon,
  list: lazyList(() => withWords('resources.location.map', () => import('./location.list'))),
  form: lazyForm(() =>
    withWords(
      ['resources.location.form', 'resources.location.map'],
      () => import('./location.form'),
    ),
  ),
};
