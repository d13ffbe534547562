import type { ListDescription } from '@/shared/list/ListPage';
import { publicationActions } from '@/shared/publication/publication-actions';
import { publicationColumns } from '@/shared/publication/publication-columns';

export const list: ListDescription = {
  columns: publicationColumns(
    { source: 'beneficiary', priority: 1 },
    { source: 'goal_amount', kind: 'euro', align: 'right', width: 128, priority: 3 },
  ),
  actions: publicationActions('luigi:edit'),
};
