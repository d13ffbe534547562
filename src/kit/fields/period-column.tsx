import { PERIOD_FIELDS, type PeriodFields } from '@/core/days';
import { Period } from './Period';
import type { Column } from './column';

type PeriodColumnOptions = Pick<Column, 'priority'> & { fields?: PeriodFields };

/** The first and last day of a record as one column, sorted by the first. */
export const periodColumn = ({
  fields = PERIOD_FIELDS,
  ...more
}: PeriodColumnOptions = {}): Column => ({
  source: 'period',
  sortBy: fields[0],
  alsoSortedBy: [fields[1]],
  width: 208,
  cell: (record) => <Period record={record} fields={fields} />,
  exported: (record) => fields.map((field) => record[field]).join(' – '),
  ...more,
});
