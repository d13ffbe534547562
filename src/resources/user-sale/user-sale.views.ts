import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: ReceiptLongOutlinedIcon,
  list: lazyList(() =>
    withWords('resources.user-sale.duplicates', () => import('./user-sale.list')),
  ),
  show: lazyComponent(
    () => withWords(['report', 'resources.user-sale.duplicates'], () => import('./UserSaleShow')),
    'UserSaleShow',
  ),
};
