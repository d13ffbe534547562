import type { ListDescription } from '@/kit/list/ListPage';
import { CustomersCount } from './CustomersCount';

export const list: ListDescription = {
  columns: [
    { source: 'category_code', width: 136 },
    { source: 'category_name', isTitle: true },
    { source: 'company_code' },
    {
      source: 'customers',
      width: 108,
      sortBy: false,
      align: 'right',
      isExported: false,
      cell: (record) => <CustomersCount record={record} />,
    },
  ],
};
