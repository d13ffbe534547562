import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: PlaceOutlinedIcon,
  list: lazyView(() => import('./LocationList'), 'LocationList'),
  create: lazyView(() => import('./LocationCreate'), 'LocationCreate'),
  edit: lazyView(() => import('./LocationEdit'), 'LocationEdit'),
};
