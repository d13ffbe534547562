import type { ListDescription } from '@/kit/list/ListPage';
import { recentYears } from '@/kit/list/recent-years';
import { TurnoverMonth } from './TurnoverMonth';
import { TurnoverTotal } from './TurnoverTotal';

/** Turnover by customer and month, below their filters and the total of all filtered rows. */
export const list: ListDescription = {
  columns: [
    { source: 'customer_code', isTitle: true },
    { source: 'agent_code' },
    { source: 'company_code', priority: 2 },
    { source: 'location_code', priority: 1 },
    { source: 'year', kind: 'code', width: 72, isOnCard: true },
    {
      source: 'month',
      kind: 'month',
      width: 108,
      isOnCard: true,
      cell: (record) => <TurnoverMonth row={record} />,
    },
    { source: 'amount', kind: 'euro', width: 120, isOnCard: true },
  ],
  // The search finds customers.
  pinned: ['company_code', 'year', 'month'],
  filters: [
    { source: 'year', choices: recentYears() },
    { source: 'month', choices: 'months' },
  ],
  figures: <TurnoverTotal />,
};
