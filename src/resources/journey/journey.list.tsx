import { periodColumn } from '@/kit/fields/period-column';
import type { ListDescription } from '@/kit/list/ListPage';
import { recentYears } from '@/kit/list/recent-years';

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true },
    { source: 'destination', priority: 2 },
    { source: 'company_code', priority: 3 },
    { source: 'state', width: 124, isOnCard: true },
    { source: 'type', width: 112 },
    { source: 'length', width: 96, priority: 4 },
    { source: 'active_year', kind: 'code', width: 88, isOnCard: true },
    { source: 'target_year', kind: 'code', width: 88, isOptional: true },
    periodColumn(),
  ],
  filters: [{ source: 'active_year', choices: recentYears() }],
};
