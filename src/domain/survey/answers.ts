import type { Question } from './questions';

/** The chosen or written answers, by the question's id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Whether `answers` include a valid answer to the question; an optional question needs none. */
export const isAnswered = ({ id, isRequired }: Question, answers: Answers): boolean =>
  !isRequired || (answers[id] ?? []).some((answer) => answer.trim() !== '');

/** `chosen` after `option` was pressed: it replaces the choice of a single-select question, otherwise it is toggled. */
export const withOption = (
  { kind, options }: Question,
  chosen: readonly string[],
  option: string,
): string[] => {
  if (kind === 'single_select') return [option];
  return options.filter((other) => chosen.includes(other) !== (other === option));
};
