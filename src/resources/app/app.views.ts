import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: SmartphoneOutlinedIcon,
  list: lazyView(() => import('./AppList'), 'AppList'),
};
