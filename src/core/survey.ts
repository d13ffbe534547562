/** How a question of a survey is answered: specification, section 3. */
export const QUESTION_KINDS = ['single_select', 'multi_select', 'free_text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How many options a question has that is answered by them (docs/wire-format.md, section 4). */
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 20;

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

/** Whether a question of `kind` is answered by options. */
export const hasOptions = (kind: unknown): boolean =>
  kind === 'single_select' || kind === 'multi_select';
