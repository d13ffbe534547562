import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { withWords } from '@/providers/preferences/late-words';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: lazyList(() => withWords('resources.turnover.trend', () => import('./turnover.list'))),
  dashboard: lazyComponent(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: lazyComponent(() => import('./CustomerTurnover'), 'CustomerTurnover'),
  customerFigure: {
    order: 10,
    Figure: lazyComponent(() => import('./CustomerTurnoverFigure'), 'CustomerTurnoverFigure'),
  },
};
