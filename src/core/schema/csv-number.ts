import { decimalWithin } from './number';

/** Parts used only by the schemas of CSV files, where numbers are written as text. */

/** Maximum amount in a file, in euros. */
export const MAX_AMOUNT = 1_000_000_000;

/** A required number from `min` to `max`, as a cell writes it. */
export const requiredDecimal = (min: number, max: number) =>
  decimalWithin(min, max).refine((value) => value !== null, 'validation.required');

/** A required whole number in the same notation. */
export const requiredWhole = (min: number, max: number) =>
  requiredDecimal(min, max).refine(
    (value) => value === null || Number.isInteger(value),
    'validation.invalid',
  );

/** Years allowed in a file. */
export const requiredYear = () => requiredWhole(1900, 2100);
