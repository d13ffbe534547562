import type { RaRecord } from 'react-admin';
import type { ListDescription } from '@/kit/list/ListPage';

const countOfCustomers = ({ customers }: RaRecord): number =>
  Array.isArray(customers) ? customers.length : 0;

export const list: ListDescription = {
  columns: [
    { source: 'group_code', width: 120 },
    { source: 'group_name', isTitle: true },
    { source: 'company_code' },
    {
      source: 'customers',
      width: 96,
      sortBy: false,
      align: 'right',
      cell: countOfCustomers,
      exported: countOfCustomers,
    },
  ],
};
