import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: PlaceOutlinedIcon,
  list: late(() => import('./LocationList'), 'LocationList'),
  create: late(() => import('./LocationCreate'), 'LocationCreate'),
  edit: late(() => import('./LocationEdit'), 'LocationEdit'),
};
