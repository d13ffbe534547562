import { decimalSeparatorIn, readAmount } from '@/core/amount';
import * as z from '@/core/zod';
import { decimalWithin } from './number';

/** Parts used only by the schemas of CSV files, where numbers are written as text. */

/** Maximum amount in a file, in euros. */
export const MAX_AMOUNT = 1_000_000_000;

/**
 * A required number from `min` to `max`, as a cell writes it: with a point before its decimals, or with a comma that
 * cannot separate thousands.
 */
export const requiredDecimal = (
  min: number,
  max: number,
  error?: Parameters<typeof decimalWithin>[2],
) =>
  z.preprocess(
    (value) => (isAmbiguous(value) ? Number.NaN : value),
    decimalWithin(min, max, error).refine((value) => value !== null, 'validation.required'),
  );

/** `1,234` is a thousand to some and one and a fraction to others; `1.234` is in the wire's form. */
const isAmbiguous = (value: unknown): boolean =>
  typeof value === 'string' && value.includes(',') && decimalSeparatorIn(value) === 'either';

/** A required amount in euros in the same notation; a text that is no amount in any notation has its own error. */
export const requiredEuros = (min: number, max: number) =>
  requiredDecimal(min, max, (input) =>
    typeof input === 'string' && readAmount(input) === undefined ? 'validation.amount' : undefined,
  );

/** A required whole number in the same notation. */
export const requiredWhole = (min: number, max: number) =>
  requiredDecimal(min, max).refine(
    (value) => value === null || Number.isInteger(value),
    'validation.invalid',
  );

/** Years allowed in a file. */
export const requiredYear = () => requiredWhole(1900, 2100);
