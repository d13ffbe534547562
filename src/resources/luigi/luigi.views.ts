import VolunteerActivismOutlinedIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';
import { withWords } from '@/providers/preferences/late-words';

export const views: ResourceViews = {
  icon: VolunteerActivismOutlinedIcon,
  list: lazyList(() => withWords('publication', () => import('./luigi.list'))),
  form: lazyForm(() => withWords('publication', () => import('./luigi.form'))),
};
