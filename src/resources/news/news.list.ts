import type { ListDescription } from '@/shared/list/ListPage';
import { publicationActions } from '@/shared/publication/publication-actions';
import { publicationColumns } from '@/shared/publication/publication-columns';

export const list: ListDescription = {
  columns: publicationColumns(),
  actions: publicationActions('news:edit'),
};
