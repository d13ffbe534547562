import { isRecord } from '@/core/is-record';
import { flag, oneOf } from '@/core/schema/choice';
import { position } from '@/core/schema/number';
import { packMessage, REQUIRED } from '@/core/validation-messages';
import { orEmpty, requiredText, shortText, trimmedText } from '@/core/schema/text';
import { hasOptions, MAX_OPTIONS, MIN_OPTIONS } from '@/core/survey';
import * as z from '@/core/zod';
import { question } from './question.definition';

const COUNT = packMessage('validation.options', { min: MIN_OPTIONS, max: MAX_OPTIONS });

type Refine<Value> = (value: Value, context: z.core.$RefinementCtx<Value>) => void;

/** Refuses the second of two options that have the same key. */
const refuseRepeats =
  (keyOf: (text: string) => string): Refine<string[]> =>
  (texts, context) => {
    const keys = texts.map(keyOf);
    keys.forEach((key, at) => {
      if (key === '' || keys.indexOf(key) === at) return;
      context.addIssue({ code: 'custom', path: [at], message: 'validation.distinct' });
    });
  };

// On the wire options are distinct as written: survey answers are counted by their text, so `Sì` and `sì` are two.
const asWritten = (text: string) => text;

// People who answer see no difference, so in the form it is a typo.
const asRead = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Refuses too many filled options, and the first blank ones where too few are filled. */
const refuseCount: Refine<string[]> = (texts, context) => {
  const blank = texts.flatMap((text, at) => (text === '' ? at : []));
  const filled = texts.length - blank.length;
  const missing = Math.max(MIN_OPTIONS - filled, 0);
  if (filled > MAX_OPTIONS || missing > blank.length) {
    context.addIssue({ code: 'custom', message: COUNT });
    return;
  }
  for (const at of blank.slice(0, missing)) {
    context.addIssue({ code: 'custom', path: [at], message: REQUIRED });
  }
};

const optionsOnTheWire = z
  .array(requiredText(), 'validation.invalid')
  .min(MIN_OPTIONS, COUNT)
  .max(MAX_OPTIONS, COUNT)
  .superRefine(refuseRepeats(asWritten));

const optionsInTheForm = z
  .array(z.preprocess(orEmpty, trimmedText(REQUIRED)), 'validation.invalid')
  .superRefine(refuseRepeats(asRead))
  .superRefine(refuseCount)
  .transform((texts) => texts.filter((text) => text !== ''));

/** Removes the options before validation where the question's kind has none, such as free text. */
const ofItsKind = (value: unknown): unknown =>
  isRecord(value)
    ? { ...value, options: hasOptions(value.kind) ? (value.options ?? []) : null }
    : value;

const schemaWith = (options: z.ZodType<string[]>) =>
  z.preprocess(
    ofItsKind,
    z.object({
      text: shortText(),
      kind: oneOf(question.values.kind),
      options: options.nullable().transform((texts) => texts ?? []),
      required: flag(false),
      position: position(),
    }),
  );

/** Rules of a question: specification, section 5; docs/wire-format.md, section 4. */
export const schema = schemaWith(optionsOnTheWire);

/** The rules of a question in its form, which drops empty options. */
export const formSchema = schemaWith(optionsInTheForm);
