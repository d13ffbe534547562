import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** A survey as its form has it: lists are lists, with its state today. How many questions it has may not be told. */
export const surveyCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    questions_count: numberOf(wire.questions_count),
    state: wire.status === 'published' ? stateInDays('published', wire) : wire.status,
  }),
};

/** The columns of the file of a survey's answers (docs/wire-format.md, section 3). */
export const ANSWER_COLUMNS = [
  'question_id',
  'question',
  'answer',
  'customer_code',
  'bouser_code',
  'company_code',
  'answered_at',
] as const;
export type AnswerColumn = (typeof ANSWER_COLUMNS)[number];
