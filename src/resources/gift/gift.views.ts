import RedeemOutlinedIcon from '@mui/icons-material/RedeemOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: RedeemOutlinedIcon,
  list: lazyList(() => import('./gift.list')),
  form: lazyForm(() => import('./gift.form')),
  show: lazyComponent(
    () => withWords('resources.promotion.outcome', () => import('./GiftShow')),
    'GiftShow',
  ),
};
