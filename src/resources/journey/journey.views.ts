import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: FlightTakeoffIcon,
  list: lazyList(() => import('./journey.list')),
  form: lazyForm(() => import('./journey.form')),
};
