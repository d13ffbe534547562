import { dayOf } from '@/core/days';
import { foldAccents } from '@/core/fold-accents';
import { firstDayOf, lastDayOf, monthNumberOf, monthOfDay, type Month } from '@/core/months';
import { readDay } from '@/core/written-day';
import { readSerialDay } from './serial-day';

/**
 * Reads a month with its year as people write it: `ott 2026`, `Oct-26`, `10/2026`, `10/26`, `2026-10`, `202610`; or as
 * a spreadsheet stores it: the first or the last day of the month, or the serial number of either. Undefined for other
 * texts.
 */
export const readPeriod = (text: string): Month | undefined => {
  const written = foldAccents(text).replace(/\s+/g, ' ').trim();
  const day = dayOf(dayWritten(written));
  if (!day) return undefined;
  const number = monthNumberOf(day);
  const isBound = [firstDayOf(number), lastDayOf(number)].some((bound) => +bound === +day);
  return isBound ? monthOfDay(day) : undefined;
};

/** The day that a text means: the first of a month, if only the month is written. */
const dayWritten = (text: string): string | undefined => {
  const { year, month, name } = PERIODS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (name) return readDay(`1 ${name} ${year}`, 'dmy');
  if (year) return readDay(`1/${month}/${year}`, 'dmy');
  return readSerialDay(text) ?? readDay(text, 'dmy');
};

const PERIODS = [
  /^(?<year>\d{4})[-/. ]?(?<month>\d{2})$/,
  /^(?<year>\d{4})[-/. ](?<month>\d)$/,
  /^(?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  // A year of two digits that cannot be a month; with a point, the text would be an amount.
  /^(?<month>\d{1,2})[-/](?<year>1[3-9]|[2-9]\d)$/,
  /^(?<name>[a-z]{3,})\.?[-/. ]? ?'?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[-/. ](?<name>[a-z]{3,})\.?$/,
];
