import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: SmartphoneOutlinedIcon,
  list: late(() => import('./AppList'), 'AppList'),
};
