import type { DataFile } from '@/kit/export/data-file';

/** The columns of a file of sales, imported or exported as data: a row is a line of a sale. */
export const SALE_FILE = {
  columns: [
    'code',
    'customer_code',
    'customer_name',
    'agent_code',
    'company_code',
    'date',
    'sku',
    'description',
    'quantity',
    'amount',
    'total',
    'status',
  ],
  lines: 'lines',
} as const satisfies DataFile;
