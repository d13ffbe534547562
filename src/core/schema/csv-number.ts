import { decimalWithin } from './number';

/** The parts that only the schemas of CSV files are made of: their numbers are written as text. */

/** More than any amount a file may hold, in euros. */
export const MAX_AMOUNT = 1_000_000_000;

/** A required number from `min` to `max`, as a cell writes it. */
export const requiredDecimal = (min: number, max: number) =>
  decimalWithin(min, max).refine((value) => value !== null, 'validation.required');

/** The same without decimals. */
export const requiredWhole = (min: number, max: number) =>
  requiredDecimal(min, max).refine(
    (value) => value === null || Number.isInteger(value),
    'validation.invalid',
  );

/** Years a file may speak of. */
export const requiredYear = () => requiredWhole(1900, 2100);
