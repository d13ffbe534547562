import * as z from '@/core/zod';
import { isHexColor } from '@/core/color';
import {
  MAX_CODE_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_NAME_LENGTH,
} from '@/core/constants';
import { isHttpsUrl } from '@/core/images';
import { shapeOf } from '@/core/schema-shape';
import { CODE, EMAIL } from '@/core/validators';
import { packMessage, REQUIRED } from '@/core/validation-messages';

/** `value`, or an empty text where it is missing: react-admin's inputs hold null for both. */
export const orEmpty = (value: unknown) => value ?? '';

/** The base of all texts: trimmed, at most `max` characters; `key` is the message for a value that is not a text. */
export const trimmedText = (key: string, max = MAX_TEXT_LENGTH) =>
  z.string(key).trim().max(max, packMessage('validation.max_length', { max }));

/** Required text; `key` replaces the message for an empty one. */
export const requiredText = (key = REQUIRED) => z.preprocess(orEmpty, trimmedText(key).min(1, key));

/** Optional text; empty where it is missing. */
export const optionalText = () => z.preprocess(orEmpty, trimmedText('validation.invalid'));

/** An optional well-formed https address; empty where it is missing. */
export const optionalHttpsUrl = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.https').refine(
      (value) => value === '' || isHttpsUrl(value),
      'validation.https',
    ),
  );

const NAME = new RegExp(`^[\\s\\S]{${MIN_NAME_LENGTH},}$`);

/**
 * `pattern` that also matches an empty text, which another rule refuses: an aborting rule would keep the rules across
 * fields from running.
 */
const emptyOr = ({ source }: RegExp) => new RegExp(`^$|${source}`);

/** Required name, title or description: at least three characters after trimming, and at most `max`. */
export const shortText = (max?: number) =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED, max).min(1, REQUIRED).regex(emptyOr(NAME), 'validation.min_3'),
  );

/**
 * Required HTML: at least three characters without tags, or a picture. The text is stored as sent, including
 * surrounding spaces, so that an unchanged stored text is not rewritten.
 */
export const richText = () =>
  z
    .preprocess(
      orEmpty,
      z
        .string(REQUIRED)
        .max(
          MAX_RICH_TEXT_LENGTH,
          packMessage('validation.max_length', { max: MAX_RICH_TEXT_LENGTH }),
        )
        .refine((value) => wordsOf(value) !== '', REQUIRED)
        .refine(
          (value) => wordsOf(value) === '' || wordsOf(value).length >= MIN_NAME_LENGTH,
          'validation.min_3',
        ),
    )
    .register(richTexts);

const richTexts = z.registry();

/** Whether `field` of `schema` holds HTML, whatever its value looks like. */
export const isRichText = (schema: z.core.$ZodType, field: string): boolean => {
  const type: unknown = shapeOf(schema)[field];
  return type instanceof z.ZodType && richTexts.has(type);
};

const wordsOf = (html: string): string =>
  html
    .replace(/<img\b[^<>]*>/gi, '[image]')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim();

/** Optional short text; empty where it is missing. */
export const optionalShortText = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.invalid').refine(
      (value) => value === '' || value.length >= MIN_NAME_LENGTH,
      'validation.min_3',
    ),
  );

/** A required e-mail address. */
export const email = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED).min(1, REQUIRED).regex(emptyOr(EMAIL), 'validation.email'),
  );

/** A record's own code: 1 to 32 of `A-Z a-z 0-9 . _ -`. */
export const code = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.code')
      .min(1, 'validation.code')
      .regex(emptyOr(CODE), packMessage('validation.code_format', { max: MAX_CODE_LENGTH })),
  );

/** A required colour in hexadecimal notation. */
export const color = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isHexColor(value), 'validation.color'),
  );
