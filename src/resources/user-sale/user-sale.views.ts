import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: ReceiptLongOutlinedIcon,
  list: lazyList(() => import('./user-sale.list')),
  show: lazyComponent(() => import('./UserSaleShow'), 'UserSaleShow'),
};
