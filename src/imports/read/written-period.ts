import { foldAccents } from '@/core/fold-accents';
import type { Month } from '@/core/months';
import { readDay } from '@/core/written-day';

/**
 * Reads a month with its year as people write it: `ott 2026`, `Oct-26`, `10/2026`, `2026-10`, `202610`; or as a
 * spreadsheet keeps it, the first day of the month. A year in two digits needs a word beside it. Undefined for others.
 */
export const readPeriod = (text: string): Month | undefined => {
  const written = foldAccents(text).replace(/\s+/g, ' ').trim();
  const { year, month, name } =
    PERIODS.map((form) => form.exec(written)?.groups).find(Boolean) ?? {};
  const first = year ? (name ? `1 ${name} ${year}` : `${year}-${month}-01`) : written;
  const [ownYear, ownMonth, day] = readDay(first, 'dmy')?.split('-').map(Number) ?? [];
  return ownYear && ownMonth && day === 1 ? { year: ownYear, month: ownMonth } : undefined;
};

const PERIODS = [
  /^(?<year>\d{4})[-/. ]?(?<month>\d{2})$/,
  /^(?<year>\d{4})[-/. ](?<month>\d)$/,
  /^(?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<name>[a-z]{3,})\.?[-/. ]? ?'?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[-/. ](?<name>[a-z]{3,})\.?$/,
];
