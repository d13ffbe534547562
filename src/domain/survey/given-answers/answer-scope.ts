import { isDay } from '@/core/days';
import type { AnswerRow } from './answer-file';

/** An answer with its day, `YYYY-MM-DD` in the user's time zone; empty where the file has no date. */
export type Answer = AnswerRow & { day: string };

/** A filter of answers: by company, and from one day to another, both included; '' for all. */
export type AnswerScope = { company: string; from: string; to: string };

/** The filter that matches all answers. */
export const WHOLE: AnswerScope = { company: '', from: '', to: '' };

/** Whether two filters are equal. */
export const isSameScope = (one: AnswerScope, other: AnswerScope): boolean =>
  one.company === other.company && one.from === other.from && one.to === other.to;

/** `scope` without incomplete days, which do not filter. */
export const withWholeDays = ({ company, from, to }: AnswerScope): AnswerScope => ({
  company,
  from: isDay(from) ? from : '',
  to: isDay(to) ? to : '',
});

/** Returns whether an answer is in `scope`; an answer without a day is in no period. */
export const isInScope =
  ({ company, from, to }: AnswerScope) =>
  (answer: Pick<Answer, 'company' | 'day'>): boolean =>
    (company === '' || answer.company === company) &&
    (from === '' || answer.day >= from) &&
    (to === '' || (answer.day !== '' && answer.day <= to));
