import VolunteerActivismOutlinedIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: VolunteerActivismOutlinedIcon,
  list: lazyList(() => import('./luigi.list')),
  form: lazyForm(() => import('./luigi.form')),
};
