import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: EuroOutlinedIcon,
  list: late(() => import('./TurnoverList'), 'TurnoverList'),
  dashboard: late(() => import('./TurnoverCard'), 'TurnoverCard'),
  customer: late(() => import('./CustomerTurnover'), 'CustomerTurnover'),
};
