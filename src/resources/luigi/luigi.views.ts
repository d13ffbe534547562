import VolunteerActivismOutlinedIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: VolunteerActivismOutlinedIcon,
  list: lazyList(() => import('./luigi.list')),
  form: lazyForm(() => import('./luigi.form')),
};
