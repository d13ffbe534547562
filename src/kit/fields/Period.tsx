import { dayOf, PERIOD_FIELDS, type PeriodFields } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';

type PeriodProps = { record: WireRecord; fields?: PeriodFields };

/** The first and last day of a record's period; a dash without both. A narrow line breaks only between the two. */
export const Period = ({ record, fields: [first, last] = PERIOD_FIELDS }: PeriodProps) => {
  const { utc } = useFormats();
  const start = dayOf(record[first]);
  const end = dayOf(record[last]);
  if (!start || !end) return '–';
  return <span style={FIGURES}>{breakingAfterDash(utc.days(start, end))}</span>;
};

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

const breakingAfterDash = (days: string): string =>
  days.replace(/\s/g, '\u00A0').replace(/(?<=–)\s/, ' ');
