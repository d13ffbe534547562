import QuizOutlinedIcon from '@mui/icons-material/QuizOutlined';
import { withWords } from '@/providers/preferences/late-words';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: QuizOutlinedIcon,
  list: lazyList(() => withWords('order', () => import('./question.list'))),
  form: lazyForm(() => withWords('order', () => import('./question.form'))),
};
