/** The columns of a survey's file of answers (docs/wire-format.md, section 3). */
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
