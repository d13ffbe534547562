import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: BadgeOutlinedIcon,
  list: lazyView(() => import('./BoUserList'), 'BoUserList'),
};
