import { textOrNumberOf } from '@/core/text';
import type { ListDescription } from '@/kit/list/ListPage';
import { Duplicates } from './Duplicates';
import { actions } from './process-action';
import { ageInWords, SaleDay } from './SaleAge';
import { SaleCode } from './SaleCode';
import { SaleTotal } from './SaleTotal';
import { SALE_FILE } from './sale-file';

/** User sales with their age, below the possible duplicates. */
export const list: ListDescription = {
  columns: [
    {
      source: 'code',
      isTitle: true,
      width: 132,
      cell: (record) => <SaleCode sale={record} />,
      exported: ({ code }) => textOrNumberOf(code),
    },
    { source: 'customer_code', minWidth: 128 },
    { source: 'agent_code', priority: 2 },
    { source: 'company_code', priority: 1 },
    {
      source: 'date',
      kind: 'day',
      width: 176,
      isOnCard: true,
      cell: (record) => <SaleDay sale={record} />,
    },
    {
      source: 'age',
      sortBy: false,
      isExportOnly: true,
      exported: (record, { translate }) => ageInWords(record, translate),
    },
    {
      source: 'total',
      kind: 'euro',
      width: 124,
      isOnCard: true,
      cell: (record) => <SaleTotal sale={record} />,
    },
    { source: 'processed_at', kind: 'moment', width: 120, isOptional: true },
    { source: 'processed_by', isOptional: true },
    { source: 'status', width: 124 },
  ],
  file: SALE_FILE,
  // The search finds customers.
  pinned: ['company_code', 'agent_code', 'status'],
  actions,
  summary: <Duplicates />,
};
