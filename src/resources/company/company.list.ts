import type { ListDescription } from '@/kit/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'company_code', width: 160 },
    { source: 'company_name', isTitle: true },
  ],
};
