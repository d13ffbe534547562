import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ListDescription } from '@/kit/list/ListPage';

const QuestionBoard = lazyComponent(() => import('@/domain/survey/QuestionBoard'), 'QuestionBoard');

export const list: ListDescription = {
  // The columns of the export.
  columns: [
    { source: 'position' },
    { source: 'text' },
    { source: 'kind' },
    { source: 'options' },
    { source: 'required' },
  ],
  arrangedBy: 'position',
  gallery: <QuestionBoard waiting={<Skeleton variant="rounded" height={240} sx={{ m: 2 }} />} />,
};
