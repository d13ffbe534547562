import { ADMINS, permit } from './permissions';

/** The kinds of a survey question: specification, section 3. */
export const QUESTION_KINDS = ['single_select', 'multi_select', 'free_text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Adding questions to a survey: its list tells users without it to ask for them. */
export const QUESTION_CREATION = permit('question:create', ADMINS);

/** Minimum number of options of a question with options (docs/wire-format.md, section 4). */
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 20;

/** Whether a question of `kind` has options. */
export const hasOptions = (kind: unknown): boolean =>
  kind === 'single_select' || kind === 'multi_select';
