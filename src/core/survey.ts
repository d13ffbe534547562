/** How a question of a survey is answered: specification, section 3. */
export const QUESTION_KINDS = ['single_select', 'multi_select', 'free_text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How many options a question has that is answered by them (docs/wire-format.md, section 4). */
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 20;

/** Whether a question of `kind` is answered by options. */
export const hasOptions = (kind: unknown): boolean =>
  kind === 'single_select' || kind === 'multi_select';
