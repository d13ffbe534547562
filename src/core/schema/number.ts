import * as z from '@/core/zod';
import { EXACT_EUROS, readAmount } from '@/core/amount';
import { packMessage, REQUIRED } from '@/core/validation-messages';

/**
 * An optional number from `min` to `max`, null where it is missing; a text is read with a point or a comma.
 *
 * @param error for a value that is not read as a number, in place of the range
 */
export const decimalWithin = (
  min: number,
  max: number,
  error: (input: unknown) => string | undefined = () => undefined,
) => {
  const message = packMessage('validation.between', { min, max });
  return z.preprocess(
    readDecimal,
    z
      .number({ error: ({ input }) => error(input) ?? message })
      .min(min, message)
      .max(max, message)
      .nullable(),
  );
};

const DECIMAL = /^[+-]?\d+([.,]\d+)?$/;

const readDecimal = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return value;
  const digits = readDigits(value);
  if (digits !== undefined) return digits;
  const written = value.trim();
  if (written === '') return null;
  return DECIMAL.test(written) ? Number(written.replace(',', '.')) : value;
};

/**
 * Reads up to fifteen digits with an optional point between them, as `Number` does; undefined for any other text. Files
 * have a million numbers, and a regular expression would take a tenth of the time of their check.
 */
export const readDigits = (text: string): number | undefined => {
  const last = text.length - 1;
  if (last < 0 || last >= 15) return undefined;
  let digits = 0;
  let scale = 0;
  for (let at = 0; at <= last; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      scale *= 10;
    } else if (digit === POINT && scale === 0 && at > 0 && at < last) scale = 1;
    else return undefined;
  }
  // Both are exact integers, so their quotient is the number nearest to the decimal.
  return scale === 0 ? digits : digits / scale;
};

const ZERO = 48;
/** The character code of a point, relative to that of zero. */
const POINT = -2;

/** A required amount in euros, more than `above`; a text is read as people write amounts. */
export const amount = (above = 0) =>
  z.preprocess(readAmountText, euros(above, withoutNumber('validation.amount')));

/** An optional amount; null where it is missing. */
export const optionalAmount = (above = 0) =>
  z.preprocess(readAmountText, euros(above, withoutNumber('validation.amount')).nullable());

/** An optional whole number of at least `min`, null where it is missing; a text must consist of digits. */
export const optionalCount = (min: number) =>
  z.preprocess(readWholeNumber, wholeNumber(min).nullable());

/** A required whole number. */
export const count = (min: number) => z.preprocess(readWholeNumber, wholeNumber(min));

/** The position of a record among its siblings, from 0; absent until the backend sets it. */
export const position = () =>
  z.number('validation.invalid').int('validation.invalid').min(0).optional();

/** More than 0, at most 100; optional, null where it is missing. */
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
    .lt(EXACT_EUROS, 'validation.too_large')
    .refine((value) => Math.round(value * 100) === toPlaces(value * 100), 'validation.cents');

/** Removes the rounding error of binary fractions: 1.1 × 100 is 110.00000000000001. */
const toPlaces = (value: number) => Number(value.toPrecision(15));

const wholeNumber = (min: number) => {
  const rule = packMessage('validation.whole_from', { min });
  return z
    .number({ error: withoutNumber(rule) })
    .refine(Number.isInteger, rule)
    .min(min, rule)
    .max(Number.MAX_SAFE_INTEGER, 'validation.too_large');
};

type NumberError = (issue: { input?: unknown }) => string;

/** The error of a value that is not a number: required where it is empty, otherwise that of the rule. */
const withoutNumber =
  (rule: string): NumberError =>
  ({ input }) =>
    input === null || input === undefined ? REQUIRED : rule;

const readAmountText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (readAmount(value) ?? value);
};

const WHOLE_NUMBER = /^[+-]?\d+$/;

const readWholeNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  const written = value.trim();
  if (written === '') return null;
  return WHOLE_NUMBER.test(written) ? Number(written) : value;
};
