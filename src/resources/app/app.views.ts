import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: SmartphoneOutlinedIcon,
  list: lazyList(() => import('./app.list')),
  form: lazyForm(() => import('./app.form')),
};
