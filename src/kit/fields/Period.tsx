import { dayOf, PERIOD_FIELDS, type PeriodFields } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

type PeriodProps = { record: WireRecord; fields?: PeriodFields };

/** The first and last day of a record's period. */
export const Period = ({ record, fields: [first, last] = PERIOD_FIELDS }: PeriodProps) => {
  const { utc } = useFormats();
  const start = dayOf(record[first]);
  const end = dayOf(record[last]);
  return start && end ? <Code>{utc.days(start, end)}</Code> : '–';
};
