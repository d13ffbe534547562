import QuizOutlinedIcon from '@mui/icons-material/QuizOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyForm, lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: QuizOutlinedIcon,
  list: lazyList(() => import('./question.list')),
  form: lazyForm(() => import('./question.form')),
};
