import type { Question } from './questions';

/** What was chosen or written, by the question's id. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Whether `answers` hold what the question asks for; one that is not required needs nothing. */
export const isAnswered = ({ id, isRequired }: Question, answers: Answers): boolean =>
  !isRequired || (answers[id] ?? []).some((answer) => answer.trim() !== '');

/** `chosen` after `option` was pressed: alone where there is one to choose, else among the others. */
export const withOption = (
  { kind, options }: Question,
  chosen: readonly string[],
  option: string,
): string[] => {
  if (kind === 'single_select') return [option];
  return options.filter((other) => chosen.includes(other) !== (other === option));
};
