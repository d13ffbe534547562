import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import { givenName } from '@/domain/promotion/given-name';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: EmojiEventsOutlinedIcon,
  nameOf: givenName,
  list: lazyList(() => import('./reward.list')),
  form: lazyForm(() => import('./reward.form')),
};
