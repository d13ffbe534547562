import { Period } from '@/kit/fields/Period';
import type { Column } from './column';

/** The days a record goes from and to, as one column; sorted by the first of them. */
export const periodColumn = (more: Pick<Column, 'priority'> = {}): Column => ({
  source: 'period',
  sortBy: 'start_date',
  width: 208,
  cell: (record) => <Period record={record} />,
  exported: ({ start_date, end_date }) => `${start_date} – ${end_date}`,
  ...more,
});
