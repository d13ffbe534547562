import QuizOutlinedIcon from '@mui/icons-material/QuizOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyForm, lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: QuizOutlinedIcon,
  list: lazyList(() => import('./question.list')),
  form: lazyForm(() => import('./question.form')),
};
