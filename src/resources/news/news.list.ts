import type { ListDescription } from '@/kit/list/ListPage';
import { publicationActions } from '@/domain/publication/publication-actions';
import { publicationColumns } from '@/domain/publication/publication-columns';

export const list: ListDescription = {
  columns: publicationColumns(),
  actions: publicationActions('news:edit'),
};
