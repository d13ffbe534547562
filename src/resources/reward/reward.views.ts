import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EmojiEventsOutlinedIcon,
  list: lazyList(() => import('./reward.list')),
  form: lazyForm(() => import('./reward.form')),
};
