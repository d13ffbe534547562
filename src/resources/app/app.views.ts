import SmartphoneOutlinedIcon from '@mui/icons-material/SmartphoneOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: SmartphoneOutlinedIcon,
  list: lazyList(() => import('./app.list')),
  form: lazyForm(() => import('./app.form')),
};
