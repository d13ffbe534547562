import * as z from '@/core/zod';
import { isDay, isMoment, PERIOD_FIELDS, type PeriodFields } from '@/core/days';
import { isRecord } from '@/core/is-record';
import { REQUIRED } from '@/core/validation-messages';
import { orEmpty, trimmedText } from './text';

/** A required day, sent as `YYYY-MM-DD`: of a value with a time, only the first ten characters count. */
export const day = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isDay(value), 'validation.day')
      .meta({ format: 'date' })
      .transform((value) => value.slice(0, 10)),
  );

/** A required moment, ISO 8601 in UTC. */
export const dateTime = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isMoment(value), 'validation.moment')
      .meta({ format: 'date-time' }),
  );

/** An optional moment; empty where it is missing. */
export const optionalDateTime = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.moment').refine(
      (value) => value === '' || isMoment(value),
      'validation.moment',
    ),
  );

/**
 * `schema` with the rule that the last day of its period comes after the first, checked even while other fields are
 * wrong.
 */
export const endsAfterStart = <T extends z.ZodType<Record<string, unknown>>>(
  schema: T,
  fields: PeriodFields = PERIOD_FIELDS,
): T =>
  schema.refine(
    (value) => {
      const [start = '', end = ''] = fields.map((field) => String(value[field]));
      return !isDay(start) || !isDay(end) || start.slice(0, 10) < end.slice(0, 10);
    },
    {
      path: [fields[1]],
      error: 'validation.after_start',
      when: ({ value }) =>
        isRecord(value) && fields.every((field) => typeof value[field] === 'string'),
    },
  );
