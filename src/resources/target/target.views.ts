import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lineOf } from '@/core/text';
import { lazyList } from '@/kit/lazy-views';
import { periodName } from './period-name';

export const views: ResourceViews = {
  icon: FlagOutlinedIcon,
  nameOf: (record, translate, formats) =>
    [lineOf(record.customer_code), periodName(record, { translate, formats })]
      .filter(Boolean)
      .join(' · '),
  list: lazyList(() => import('./target.list')),
  show: lazyComponent(() => import('./TargetShow'), 'TargetShow'),
  pressing: {
    place: 'main',
    Card: lazyComponent(() => import('./BehindTargets'), 'BehindTargets'),
  },
  customer: lazyComponent(() => import('./CustomerTargets'), 'CustomerTargets'),
  customerFigure: {
    order: 20,
    Figure: lazyComponent(() => import('./CustomerTargetFigure'), 'CustomerTargetFigure'),
  },
};
