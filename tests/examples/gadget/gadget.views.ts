import WidgetsOutlinedIcon from '@mui/icons-material/WidgetsOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: WidgetsOutlinedIcon,
  list: lazyComponent(() => import('./GadgetList'), 'GadgetList'),
  create: lazyComponent(() => import('./GadgetCreate'), 'GadgetCreate'),
  edit: lazyComponent(() => import('./GadgetEdit'), 'GadgetEdit'),
};
