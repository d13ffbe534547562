import type { ListDescription } from '@/kit/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'code', width: 136 },
    { source: 'title', isTitle: true },
    { source: 'company_code' },
    { source: 'colour' },
  ],
};
