import type { ListDescription } from '@/kit/list/ListPage';
import { publicationActions } from '@/domain/publication/publication-actions';
import { publicationColumns } from '@/domain/publication/publication-columns';

export const list: ListDescription = {
  columns: publicationColumns(
    { source: 'beneficiary', priority: 1 },
    { source: 'goal_amount', kind: 'euro', width: 128, priority: 3 },
  ),
  actions: publicationActions,
};
