import RedeemOutlinedIcon from '@mui/icons-material/RedeemOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: RedeemOutlinedIcon,
  list: lazyList(() => import('./gift.list')),
  form: lazyForm(() => import('./gift.form')),
  show: lazyComponent(() => import('./GiftShow'), 'GiftShow'),
};
