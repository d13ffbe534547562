import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: EmojiEventsOutlinedIcon,
  list: lazyList(() => import('./reward.list')),
  form: lazyForm(() => import('./reward.form')),
};
