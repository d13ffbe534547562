import * as z from '@/core/zod';
import { isHexColor } from '@/core/color';
import {
  MAX_CODE_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_NAME_LENGTH,
} from '@/core/constants';
import { isHttpsUrl } from '@/core/images';
import { isCode, isEmail } from '@/core/validators';
import { packMessage, REQUIRED } from '@/core/validation-messages';

/** An absent value is as empty as an empty text: react-admin's inputs hold null for both. */
export const orEmpty = (value: unknown) => value ?? '';

/** What all texts keep: no spaces around them, no more than `max` characters; `key` is told of what is no text. */
export const trimmedText = (key: string, max = MAX_TEXT_LENGTH) =>
  z.string(key).trim().max(max, packMessage('validation.max_length', { max }));

/** Required text; `key` replaces the message of an empty one. */
export const requiredText = (key = REQUIRED) => z.preprocess(orEmpty, trimmedText(key).min(1, key));

/** Text that may be missing; then it is empty. */
export const optionalText = () => z.preprocess(orEmpty, trimmedText('validation.invalid'));

/** A well-formed https address that may be missing; then it is empty. */
export const optionalHttpsUrl = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.https').refine(
      (value) => value === '' || isHttpsUrl(value),
      'validation.https',
    ),
  );

/** Required name, title or description: at least three characters after trimming, and at most `max`. */
export const shortText = (max?: number) =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED, max)
      .min(1, REQUIRED)
      .refine((value) => value === '' || value.length >= MIN_NAME_LENGTH, 'validation.min_3'),
  );

/**
 * Required HTML: its words are at least three characters, whatever tags stand around them; a picture says enough.
 * The text stays as it was sent, the spaces around it included: a stored one nobody touched is not rewritten.
 */
export const richText = () =>
  z.preprocess(
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
  );

const wordsOf = (html: string): string =>
  html
    .replace(/<img\b[^<>]*>/gi, '[image]')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim();

/** The same where it may be missing; it is empty then. */
export const optionalShortText = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.invalid').refine(
      (value) => value === '' || value.length >= MIN_NAME_LENGTH,
      'validation.min_3',
    ),
  );

export const email = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isEmail(value), 'validation.email'),
  );

/** A code of its own: 1 to 32 of `A-Z a-z 0-9 . _ -`. */
export const code = () =>
  z.preprocess(
    orEmpty,
    trimmedText('validation.code')
      .min(1, 'validation.code')
      .refine(
        (value) => value === '' || isCode(value),
        packMessage('validation.code_format', { max: MAX_CODE_LENGTH }),
      ),
  );

/** A required colour in hexadecimal notation. */
export const color = () =>
  z.preprocess(
    orEmpty,
    trimmedText(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isHexColor(value), 'validation.color'),
  );
