import { RecipientNames } from '@/shared/audience/RecipientNames';
import type { ListDescription } from '@/shared/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true },
    { source: 'subject', priority: 3 },
    { source: 'company_code', priority: 2 },
    {
      source: 'recipients',
      priority: 1,
      sortBy: false,
      cell: ({ recipients }) => <RecipientNames recipients={recipients} />,
    },
    { source: 'categories', isOptional: true, sortBy: false },
    { source: 'scheduled_at', kind: 'moment', width: 136 },
    { source: 'status', width: 128, isOnCard: true },
  ],
};
