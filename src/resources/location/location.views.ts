import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: PlaceOutlinedIcon,
  list: lazyComponent(() => import('./LocationList'), 'LocationList'),
  create: lazyComponent(() => import('./LocationCreate'), 'LocationCreate'),
  edit: lazyComponent(() => import('./LocationEdit'), 'LocationEdit'),
};
