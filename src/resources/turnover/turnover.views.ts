import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: lazyView(() => import('./TurnoverList'), 'TurnoverList'),
  dashboard: lazyView(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: lazyView(() => import('./CustomerTurnover'), 'CustomerTurnover'),
};
