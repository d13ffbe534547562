import type { RaRecord } from 'react-admin';
import { Code } from '@/shared/fields/Code';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';

const COLUMNS: Column[] = [
  {
    source: 'group_code',
    width: 120,
    cell: ({ group_code }) => <Code>{group_code}</Code>,
  },
  { source: 'group_name', isTitle: true },
  {
    source: 'company_code',
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  {
    source: 'customers',
    width: 96,
    sortBy: false,
    align: 'right',
    cell: countOfCustomers,
    exported: countOfCustomers,
  },
];

const FILTERS: ListFilter[] = [{ source: 'company_code', resource: 'company' }];

export const GroupList = () => <ResourceList columns={COLUMNS} filters={FILTERS} />;

function countOfCustomers({ customers }: RaRecord): number {
  return Array.isArray(customers) ? customers.length : 0;
}
