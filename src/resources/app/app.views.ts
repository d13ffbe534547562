import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: SmartphoneOutlinedIcon,
  list: lazyComponent(() => import('./AppList'), 'AppList'),
};
