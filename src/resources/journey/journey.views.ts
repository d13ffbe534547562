import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';
import { withWords } from '@/providers/preferences/late-words';

export const views: ResourceViews = {
  icon: FlightTakeoffIcon,
  list: lazyList(() => import('./journey.list')),
  form: lazyForm(() => withWords('resources.journey.form', () => import('./journey.form'))),
};
