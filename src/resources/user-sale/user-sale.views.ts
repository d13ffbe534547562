import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: ReceiptLongOutlinedIcon,
  list: lazyList(() => import('./user-sale.list')),
  show: lazyComponent(() => import('./UserSaleShow'), 'UserSaleShow'),
};
