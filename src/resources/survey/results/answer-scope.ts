import { isDay } from '@/core/days';
import type { AnswerRow } from './answer-file';

/** An answer with its day, `YYYY-MM-DD` where the reader is; empty where the file does not tell. */
export type Answer = AnswerRow & { day: string };

/** Which answers are looked at: those of one company, from one day to another, both included; '' for all. */
export type AnswerScope = { company: string; from: string; to: string };

export const WHOLE: AnswerScope = { company: '', from: '', to: '' };

export const isSameScope = (one: AnswerScope, other: AnswerScope): boolean =>
  one.company === other.company && one.from === other.from && one.to === other.to;

/** `scope` without the days that are none yet: half typed they narrow nothing. */
export const withWholeDays = ({ company, from, to }: AnswerScope): AnswerScope => ({
  company,
  from: isDay(from) ? from : '',
  to: isDay(to) ? to : '',
});

/** Whether an answer is in `scope`; one without a day is in no period. */
export const isInScope =
  ({ company, from, to }: AnswerScope) =>
  (answer: Pick<Answer, 'company' | 'day'>): boolean =>
    (company === '' || answer.company === company) &&
    (from === '' || answer.day >= from) &&
    (to === '' || (answer.day !== '' && answer.day <= to));
