import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: lazyList(() => import('./turnover.list')),
  figures: [lazyComponent(() => import('./TurnoverTile'), 'TurnoverTile')],
  dashboard: lazyComponent(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: lazyComponent(() => import('./CustomerTurnover'), 'CustomerTurnover'),
};
