import * as z from '@/core/zod';
import { decimalWithin } from '@/core/schema/number';
import { optionalPhone } from '@/core/schema/phone';
import { code, shortText, optionalText, requiredText } from '@/core/schema/text';
import { DAYS, isComplete, readCsvHours, readTime, type Interval } from './opening';

const time = () => z.string('validation.time').transform(readTime);

const interval = z.object({
  day: z
    .number('validation.invalid')
    .int('validation.invalid')
    .min(0, 'validation.invalid')
    .max(DAYS.length - 1, 'validation.invalid'),
  from: time(),
  to: time(),
});

/** A week's hours: a list, or their text in a CSV file. */
const opening = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (readCsvHours(value) ?? value) : (value ?? [])),
    z.array(interval, 'validation.time').superRefine((week: Interval[], context) => {
      for (const at of week.keys()) {
        const problem = intervalError(week, at);
        if (problem) {
          context.addIssue({ code: 'custom', path: [at], message: `validation.${problem}` });
        }
      }
    }),
  );

/** Rules of a location: docs/wire-format.md, section 4; specification, section 5. */
export const schema = z.object({
  code: code(),
  name: shortText(),
  company_code: requiredText(),
  latitude: decimalWithin(-90, 90),
  longitude: decimalWithin(-180, 180),
  town: requiredText(),
  region: requiredText(),
  address: requiredText(),
  telephone: optionalPhone(),
  fax: optionalPhone(),
  whatsapp: optionalPhone(),
  business_hours: optionalText(),
  opening: opening(),
});

/** Returns the intervals of a week without those that have an error. */
export const validIntervals = (week: readonly Interval[]): Interval[] =>
  week.filter((_, at) => intervalError(week, at) === null);

/** Returns the error of an interval of a week; null where it is valid. */
export const intervalError = (
  week: readonly Interval[],
  at: number,
): 'time' | 'opening_order' | 'opening_midnight' | 'opening_overlap' | null => {
  const own = week[at];
  if (!own || !isComplete(own)) return 'time';
  if (own.from >= own.to) return own.to <= LATEST_CLOSING ? 'opening_midnight' : 'opening_order';
  // Only the later of two overlapping intervals has the error, because correcting one corrects both.
  const earlier = week.slice(0, at).filter(({ day }) => day === own.day);
  return earlier.some(({ from, to }) => from < own.to && own.from < to) ? 'opening_overlap' : null;
};

/** An end up to this time, before its start, is meant as the next day's. */
const LATEST_CLOSING = '06:00';
