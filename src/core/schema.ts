import * as z from '@/core/zod';
import { readAmount } from './amount';
import {
  MAX_CODE_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_NAME_LENGTH,
} from './constants';
import { isHexColor } from './color';
import { isDay, isMoment } from './days';
import { isHttpsUrl, isImageSource, readImageSize, type ImageSize } from './images';
import { isRecord } from './is-record';
import { isCode, isEmail } from './validators';

/**
 * The parts every entity's schema is made of. A schema holds the rules once: for the form, for the rows
 * of an import and for the fixture backend.
 *
 * An issue's message is a key of the catalogue (`validation.required`), its arguments packed by
 * {@link packMessage}.
 */

/** Prefix by which react-admin tells a packed message from a plain key. */
const PACKED = '@@react-admin@@';

export type ValidationMessage = { message: string; args?: Record<string, unknown> };

/** A key of the catalogue with its arguments as one string, in the form react-admin's inputs read. */
export const packMessage = (message: string, args?: Record<string, unknown>): string =>
  args ? PACKED + JSON.stringify({ message, args }) : message;

/** The reverse of {@link packMessage}. */
export const unpackMessage = (text: string): ValidationMessage =>
  text.startsWith(PACKED)
    ? (JSON.parse(text.slice(PACKED.length)) as ValidationMessage)
    : { message: text };

const REQUIRED = 'validation.required';

/** An absent value is as empty as an empty text: react-admin's inputs hold null for both. */
const orEmpty = (value: unknown) => value ?? '';

const text = (key: string, max = MAX_TEXT_LENGTH) =>
  z.string(key).trim().max(max, packMessage('validation.max_length', { max }));

/** Required text; `key` replaces the message of an empty one. */
export const requiredText = (key = REQUIRED) => z.preprocess(orEmpty, text(key).min(1, key));

/** Text that may be missing; then it is empty. */
export const optionalText = () => z.preprocess(orEmpty, text('validation.invalid'));

/** A well-formed https address that may be missing; then it is empty. */
export const optionalHttpsUrl = () =>
  z.preprocess(
    orEmpty,
    text('validation.https').refine(
      (value) => value === '' || isHttpsUrl(value),
      'validation.https',
    ),
  );

/** Yes or no; `missing` where nothing is said. */
export const flag = (missing: boolean) =>
  z.preprocess((value) => value ?? missing, z.boolean('validation.invalid'));

/** A number from `min` to `max` that may be missing, then null; a text is read with a point or a comma. */
export const decimalWithin = (min: number, max: number) => {
  const message = packMessage('validation.between', { min, max });
  return z.preprocess(
    readDecimal,
    z.number(message).min(min, message).max(max, message).nullable(),
  );
};

const DECIMAL = /^[+-]?\d+([.,]\d+)?$/;

const readDecimal = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return value;
  const written = value.trim();
  if (written === '') return null;
  return DECIMAL.test(written) ? Number(written.replace(',', '.')) : value;
};

/** A required amount in euros, more than `above`; a text is read as people write amounts. */
export const amount = (above = 0) =>
  z.preprocess(readAmountText, euros(above, withoutNumber('validation.amount')));

/** The same where the amount may be missing; it is null then. */
export const optionalAmount = (above = 0) =>
  z.preprocess(readAmountText, euros(above, withoutNumber('validation.amount')).nullable());

/** A whole number from `min` on that may be missing, then null; a text is read in plain figures. */
export const optionalCount = (min: number) =>
  z.preprocess(readFigures, wholeNumber(min).nullable());

/** The same where it is required. */
export const count = (min: number) => z.preprocess(readFigures, wholeNumber(min));

/** More than 0, at most 100; may be missing, then null. */
export const optionalPercent = () =>
  z.preprocess(
    (value) => readDecimal(typeof value === 'string' ? value.replace('%', '') : value),
    z
      .number('validation.percent')
      .gt(0, 'validation.percent')
      .max(100, 'validation.percent')
      .nullable(),
  );

const euros = (above: number, error: NumberError) =>
  z
    .number({ error })
    .gt(above, packMessage('validation.above', { min: above }))
    .refine((value) => Math.round(value * 100) === toPlaces(value * 100), 'validation.cents');

/** Without the error of binary fractions: 1.1 × 100 is 110.00000000000001. */
const toPlaces = (value: number) => Number(value.toPrecision(12));

const wholeNumber = (min: number) => {
  const rule = packMessage('validation.whole_from', { min });
  return z
    .number({ error: withoutNumber(rule) })
    .refine(Number.isInteger, rule)
    .min(min, rule);
};

type NumberError = (issue: { input?: unknown }) => string;

/** Nothing at all is missing; anything else that is no number breaks the rule. */
const withoutNumber =
  (rule: string): NumberError =>
  ({ input }) =>
    input === null || input === undefined ? REQUIRED : rule;

const readAmountText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (readAmount(value) ?? value);
};

const FIGURES = /^[+-]?\d+$/;

const readFigures = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  const written = value.trim();
  if (written === '') return null;
  return FIGURES.test(written) ? Number(written) : value;
};

/** Required name, title or description: at least three characters after trimming, and at most `max`. */
export const name = (max?: number) =>
  z.preprocess(
    orEmpty,
    text(REQUIRED, max)
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
export const optionalName = () =>
  z.preprocess(
    orEmpty,
    text('validation.invalid').refine(
      (value) => value === '' || value.length >= MIN_NAME_LENGTH,
      'validation.min_3',
    ),
  );

export const email = () =>
  z.preprocess(
    orEmpty,
    text(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isEmail(value), 'validation.email'),
  );

/** A code of its own: 1 to 32 of `A-Z a-z 0-9 . _ -`. */
export const code = () =>
  z.preprocess(
    orEmpty,
    text('validation.code')
      .min(1, 'validation.code')
      .refine(
        (value) => value === '' || isCode(value),
        packMessage('validation.code_format', { max: MAX_CODE_LENGTH }),
      ),
  );

/** A required picture of exactly `size`. An address is taken as it is: its pixels cannot be read here. */
export const image = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image').min(1, 'validation.image')))
    .register(pictures, { size });

/** The same where the picture may be missing; it is empty then. */
export const optionalImage = (size: ImageSize) =>
  z
    .preprocess(orEmpty, pictureOf(size, z.string('validation.image_format')))
    .register(pictures, { size });

const pictures = z.registry<{ size: ImageSize }>();

/**
 * The size a picture in `field` of what `schema` describes must have; undefined where the field holds none,
 * whatever its value looks like.
 */
export const pictureSize = (schema: z.core.$ZodType, field: string): ImageSize | undefined => {
  const type: unknown = shapeOf(schema)[field];
  return type instanceof z.ZodType ? pictures.get(type)?.size : undefined;
};

/** The fields of the object that `schema` describes, before it transforms them; none where that is no object. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> => {
  // What prepares the object stands before it, what changes it afterwards behind it.
  if (schema instanceof z.ZodPipe) {
    return shapeOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  return schema instanceof z.ZodObject ? schema.shape : {};
};

const pictureOf = (size: ImageSize, picture: z.ZodString) =>
  picture
    .refine((value) => value === '' || isImageSource(value), 'validation.image_format')
    .refine(
      (value) => isHttpsUrl(value) || isSize(value, size),
      packMessage('validation.image_size', { w: size.width, h: size.height }),
    );

const isSize = (value: string, size: ImageSize) => {
  const actual = readImageSize(value);
  return actual === null || (actual.width === size.width && actual.height === size.height);
};

/** A required colour in hexadecimal notation. */
export const color = () =>
  z.preprocess(
    orEmpty,
    text(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isHexColor(value), 'validation.color'),
  );

/** A required day, sent as `YYYY-MM-DD`: where a time comes along, the first ten characters count. */
export const day = () =>
  z.preprocess(
    orEmpty,
    text(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isDay(value), 'validation.day')
      .transform((value) => value.slice(0, 10)),
  );

/** A required moment, ISO 8601 in UTC. */
export const moment = () =>
  z.preprocess(
    orEmpty,
    text(REQUIRED)
      .min(1, REQUIRED)
      .refine((value) => value === '' || isMoment(value), 'validation.moment'),
  );

/** The same where it may be missing; it is empty then. */
export const optionalMoment = () =>
  z.preprocess(
    orEmpty,
    text('validation.moment').refine(
      (value) => value === '' || isMoment(value),
      'validation.moment',
    ),
  );

type Period = { start_date: string; end_date: string };

/** `schema` with the rule that `end_date` is a later day; told even while other fields are wrong. */
export const endsAfterStart = <T extends z.ZodType<Period>>(schema: T): T =>
  schema.refine(
    ({ start_date, end_date }) =>
      !isDay(start_date) || !isDay(end_date) || start_date.slice(0, 10) < end_date.slice(0, 10),
    {
      path: ['end_date'],
      error: 'validation.after_start',
      when: ({ value }) => hasDays(value),
    },
  );

const hasDays = (value: unknown) =>
  isRecord(value) && typeof value.start_date === 'string' && typeof value.end_date === 'string';

/** One of `values`, required. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, REQUIRED);

/** One of `values` that may be missing; it is empty then. */
export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(orEmpty, z.enum(['', ...values], 'validation.invalid'));

/** At least `min` distinct items; `key` is the message of a shorter list. */
export const distinctList = <T extends z.ZodType>(item: T, min: number, key = REQUIRED) =>
  z
    .array(item, key)
    .min(min, key)
    .refine((items) => new Set(items).size === items.length, 'validation.distinct');

export type FieldIssue = { field: string; message: string };

/** The issues of a failed parse, one a field: its path in dots and its packed message. */
export const fieldIssues = (error: z.ZodError): FieldIssue[] => {
  const seen = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!seen.has(field)) seen.set(field, issue.message);
  }
  return [...seen].map(([field, message]) => ({ field, message }));
};
