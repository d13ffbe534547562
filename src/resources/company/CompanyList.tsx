import type { Column } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { Code } from '@/shared/fields/Code';

const COLUMNS: Column[] = [
  {
    source: 'company_code',
    width: 160,
    cell: ({ company_code }) => <Code>{company_code}</Code>,
  },
  { source: 'company_name', isTitle: true },
];

export const CompanyList = () => <ResourceList columns={COLUMNS} />;
