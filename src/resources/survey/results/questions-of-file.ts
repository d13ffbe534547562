import { hasOptions } from '@/core/survey';
import type { Question } from '@/domain/survey/questions';
import type { Count, QuestionTally } from './tally-answers';

/** A question with what was answered to it; without options its answers are written ones. */
export type QuestionResult = QuestionTally & {
  options?: { text: string; count: number; isFormer: boolean }[];
};

/**
 * The questions that were answered, in the order and with the options that `asked` tells. Where it tells nothing
 * of one, the file does: by its text, and by answers that come again and again.
 */
export const resultsOf = (
  tallies: readonly QuestionTally[],
  asked: readonly Question[],
): QuestionResult[] => {
  const known = asked.map((question) => {
    const tally = tallies.find(({ id, text }) =>
      id === '' ? text === question.text : id === question.id,
    );
    return { ...(tally ?? unanswered(question)), ...kindOf(question, tally?.parts ?? []) };
  });
  const others = tallies
    .filter(({ key }) => !known.some((result) => result.key === key))
    .map((tally) => (tally.isChoice ? { ...tally, options: tally.parts.map(optionOf) } : tally));
  return [...known, ...others];
};

/** The same questions with their options, and what `tallies` say of them. */
export const withCountsOf = (
  results: readonly QuestionResult[],
  tallies: readonly QuestionTally[],
): QuestionResult[] => {
  const byKey = new Map(tallies.map((tally) => [tally.key, tally]));
  return results.map((result) => {
    const { given = 0, parts = [] } = byKey.get(result.key) ?? {};
    const counts = new Map(parts);
    return {
      ...result,
      given,
      parts,
      options: result.options?.map((option) => ({
        ...option,
        count: counts.get(option.text) ?? 0,
      })),
    };
  });
};

const unanswered = ({ id, text }: Question): QuestionTally => ({
  key: id,
  id,
  text,
  given: 0,
  parts: [],
  isChoice: false,
});

const kindOf = ({ text, kind, options }: Question, parts: readonly Count[]) => {
  if (!hasOptions(kind)) return { text };
  const counts = new Map(parts);
  return {
    text,
    options: [
      ...options.map((option) => ({
        text: option,
        count: counts.get(option) ?? 0,
        isFormer: false,
      })),
      // An option that was renamed or taken out since is still an answer.
      ...parts
        .filter(([part]) => !options.includes(part))
        .map((part) => ({ ...optionOf(part), isFormer: true })),
    ],
  };
};

const optionOf = ([text, count]: Count) => ({ text, count, isFormer: false });
