import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: lazyComponent(() => import('./TurnoverList'), 'TurnoverList'),
  dashboard: lazyComponent(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: lazyComponent(() => import('./CustomerTurnover'), 'CustomerTurnover'),
};
