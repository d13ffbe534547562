import { QuestionGallery } from './QuestionGallery';
import type { ListDescription } from '@/kit/list/ListPage';

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
  gallery: <QuestionGallery />,
};
