import { hasOptions } from '@/core/survey';
import type { Question } from '@/domain/survey/questions';
import type { Count, QuestionTally } from '@/domain/survey/given-answers/tally-answers';

/** A question with its answers; without options these are written answers. */
export type QuestionResult = QuestionTally & {
  options?: { text: string; count: number; isFormer: boolean }[];
  /** Whether the options are in alphabetical order, because their own is unknown. */
  isAlphabetical?: boolean;
};

/**
 * Returns the answered questions, in the order and with the options of `asked`. For a question missing there, the text
 * comes from the file, its kind from repeated answers, and its options are in alphabetical order: in the order of their
 * counts a scale would look like a ranking.
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
    .map((tally): QuestionResult =>
      tally.isChoice
        ? { ...tally, options: tally.parts.map(optionOf).toSorted(byText), isAlphabetical: true }
        : tally,
    );
  return [...known, ...others];
};

/** Returns the same questions and options with the counts of `tallies`. */
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
      // Answers with an option that was renamed or removed since still count.
      ...parts
        .filter(([part]) => !options.includes(part))
        .map((part) => ({ ...optionOf(part), isFormer: true })),
    ],
  };
};

/** Numbers in their order: 2 before 10. */
const byText = ({ text: one }: { text: string }, { text: other }: { text: string }) =>
  one.localeCompare(other, undefined, { numeric: true });

const optionOf = ([text, count]: Count) => ({ text, count, isFormer: false });
