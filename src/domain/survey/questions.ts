import { flagOf } from '@/core/flag';
import { isRecord } from '@/core/is-record';
import { listOf, textsOf } from '@/core/one-or-many';
import { QUESTION_KINDS, type QuestionKind } from '@/core/survey';
import { textOf, textOrNumberOf } from '@/core/text';

/** A question of a survey, as read or while being typed: its texts may be empty. */
export type Question = {
  id: string;
  text: string;
  kind: QuestionKind;
  options: string[];
  isRequired: boolean;
};

/** The question in the fields of the wire, as read or while being typed; an unknown kind counts as free text. */
export const questionOf = (fields: unknown): Question => {
  const record = isRecord(fields) ? fields : {};
  return {
    id: textOrNumberOf(record.id ?? record._id),
    text: textOf(record.text).trim(),
    kind: QUESTION_KINDS.find((kind) => kind === record.kind) ?? 'free_text',
    options: [
      ...new Set(textsOf(listOf<unknown>(record.options).filter((text) => textOf(text).trim()))),
    ],
    isRequired: flagOf(record.required),
  };
};
