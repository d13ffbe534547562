import { isRecord } from '@/core/is-record';
import { oneOf } from '@/core/schema/choice';
import { packMessage } from '@/core/validation-messages';
import { shortText, requiredText } from '@/core/schema/text';
import { hasOptions, MAX_OPTIONS, MIN_OPTIONS } from '@/core/survey';
import { textOf } from '@/core/text';
import * as z from '@/core/zod';
import { question } from './question.definition';

const COUNT = packMessage('validation.options', { min: MIN_OPTIONS, max: MAX_OPTIONS });

// Options are distinct as written after trimming: survey answers are counted by their text, so `Sì` and `sì` are two.
const options = z
  .array(requiredText(), 'validation.invalid')
  .min(MIN_OPTIONS, COUNT)
  .max(MAX_OPTIONS, COUNT)
  .superRefine((texts, context) => {
    texts.forEach((text, at) => {
      if (text === '' || texts.indexOf(text) === at) return;
      context.addIssue({ code: 'custom', path: [at], message: 'validation.distinct' });
    });
  });

/** Removes the options before validation where the question's kind has none, such as free text. */
const ofItsKind = (value: unknown): unknown =>
  isRecord(value)
    ? { ...value, options: hasOptions(value.kind) ? (value.options ?? []) : null }
    : value;

/** Rules of a question: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.preprocess(
  ofItsKind,
  z.object({
    text: shortText(),
    kind: oneOf(question.values.kind),
    options: options.nullable().transform((texts) => texts ?? []),
    required: z.preprocess((value) => value ?? false, z.boolean('validation.invalid')),
    position: z.number('validation.invalid').int('validation.invalid').min(0).optional(),
  }),
);

/** The rules of a question in its form, which drops empty options at the end down to the minimum number. */
export const formSchema = z.preprocess(
  (value) =>
    isRecord(value) && Array.isArray(value.options)
      ? { ...value, options: withoutEmptyEnd(value.options) }
      : value,
  schema,
);

const withoutEmptyEnd = (texts: readonly unknown[]): unknown[] => {
  const last = texts.findLastIndex((text) => textOf(text).trim() !== '');
  return texts.slice(0, Math.max(last + 1, MIN_OPTIONS));
};
