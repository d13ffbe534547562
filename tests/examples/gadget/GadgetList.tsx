import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';

const COLUMNS: Column[] = [
  { source: 'code', width: 136 },
  { source: 'title', isTitle: true },
  {
    source: 'company_code',
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  { source: 'colour' },
];

const FILTERS: ListFilter[] = [{ source: 'company_code', resource: 'company' }];

export const GadgetList = () => <ResourceList columns={COLUMNS} filters={FILTERS} />;
