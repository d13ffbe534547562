import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: PlaceOutlinedIcon,
  list: lazyList(() => import('./location.list')),
  form: lazyForm(() => import('./location.form')),
};
