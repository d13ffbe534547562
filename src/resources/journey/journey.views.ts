import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: FlightTakeoffIcon,
  list: lazyList(() => import('./journey.list')),
  form: lazyForm(() => import('./journey.form')),
};
