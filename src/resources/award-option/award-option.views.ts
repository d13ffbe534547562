import CardGiftcardOutlinedIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: CardGiftcardOutlinedIcon,
  list: lazyList(() => import('./award-option.list')),
  form: lazyForm(() => import('./award-option.form')),
};
