import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: lazyList(() => import('./turnover.list')),
  dashboard: lazyComponent(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: lazyComponent(() => import('./CustomerTurnover'), 'CustomerTurnover'),
  customerFigure: {
    order: 10,
    Figure: lazyComponent(() => import('./CustomerTurnoverFigure'), 'CustomerTurnoverFigure'),
  },
};
