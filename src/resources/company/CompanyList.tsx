import type { Column } from '@/shared/list/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { Code } from '@/shared/fields/Code';

const COLUMNS: Column[] = [
  { source: 'company_name', isTitle: true },
  { source: 'company_code', cell: ({ company_code }) => <Code>{company_code}</Code> },
];

export const CompanyList = () => <ResourceList columns={COLUMNS} />;
