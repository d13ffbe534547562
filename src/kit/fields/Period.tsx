import { dayOf } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { Code } from './Code';

/** From which day to which a record goes: its `start_date` and `end_date`. */
export const Period = ({ record }: { record: WireRecord }) => {
  const { utc } = useFormats();
  const start = dayOf(record.start_date);
  const end = dayOf(record.end_date);
  return start && end ? <Code>{utc.days(start, end)}</Code> : '–';
};
