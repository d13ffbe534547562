import * as z from '@/core/zod';
import { isDay, isMoment } from '@/core/days';
import { isRecord } from '@/core/is-record';
import { REQUIRED } from '@/core/validation-messages';
import { orEmpty, trimmedText } from './text';

/** A required day, sent as `YYYY-MM-DD`: where a time comes along, the first ten characters count. */
export const day = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isDay(value), 'validation.day')
      .transform((value) => value.slice(0, 10)),
  );

/** A required moment, ISO 8601 in UTC. */
export const moment = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isMoment(value), 'validation.moment'),
  );

/** The same where it may be missing; it is empty then. */
export const optionalMoment = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.moment').refine(
      (value) => value === '' || isMoment(value),
      'validation.moment',
    ),
  );

type Period = { start_date: string; end_date: string };

/** `schema` with the rule that `end_date` is a later day; told even while other fields are wrong. */
export const endsAfterStart = <T extends z.ZodType<Period>>(schema: T): T =>
  schema.refine(
    ({ start_date, end_date }) =>
      !isDay(start_date) || !isDay(end_date) || start_date.slice(0, 10) < end_date.slice(0, 10),
    {
      path: ['end_date'],
      error: 'validation.after_start',
      when: ({ value }) => hasDays(value),
    },
  );

const hasDays = (value: unknown) =>
  isRecord(value) && typeof value.start_date === 'string' && typeof value.end_date === 'string';
