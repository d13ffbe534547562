import { RecordDrawer } from '@/shared/drawer/RecordDrawer';
import { Code } from '@/shared/fields/Code';
import { FormSkeleton } from '@/shared/record/FormSkeleton';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { CustomersCount } from './CustomersCount';

const CategoryForm = lazyComponent(() => import('./CategoryForm'), 'CategoryForm');

const COLUMNS: Column[] = [
  {
    source: 'category_code',
    width: 136,
    cell: ({ category_code }) => <Code>{category_code}</Code>,
  },
  { source: 'category_name', isTitle: true },
  {
    source: 'company_code',
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  {
    source: 'customers',
    width: 108,
    sortBy: false,
    align: 'right',
    isExported: false,
    cell: (record) => <CustomersCount record={record} />,
  },
];

const FILTERS: ListFilter[] = [{ source: 'company_code', resource: 'company' }];

export const CategoryList = () => (
  <>
    <ResourceList columns={COLUMNS} filters={FILTERS} />
    <RecordDrawer>
      <CategoryForm waiting={<FormSkeleton />} />
    </RecordDrawer>
  </>
);
