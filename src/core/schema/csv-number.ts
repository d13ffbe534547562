import type * as z from '@/core/zod';
import { packMessage, REQUIRED } from '@/core/validation-messages';
import { decimal, decimalWithin } from './number';

/** Parts used only by the schemas of CSV files, where numbers are written as text. */

/** Maximum amount in a file, in euros; larger ones are slips. */
const MAX_AMOUNT = 1_000_000_000;

/** The least figure of each kind, and the message for one below it. */
const LEAST = {
  positive: { min: 0.01, below: packMessage('validation.above', { min: 0 }) },
  not_negative: { min: 0, below: packMessage('validation.from', { min: 0 }) },
  any: { min: -MAX_AMOUNT, below: 'validation.too_large' },
};

/** A required amount in euros, or a quantity. */
export const requiredFigure = (least: keyof typeof LEAST) => {
  const { min, below } = LEAST[least];
  const none = 'validation.number';
  return required(decimal(min, MAX_AMOUNT, { none, below, over: 'validation.too_large' }));
};

/** A required whole number in the same notation. */
export const requiredWhole = (min: number, max: number) => whole(decimalWithin(min, max));

/** Years allowed in a file. */
export const requiredYear = () => {
  const message = 'validation.year';
  return whole(decimal(1900, 2100, { none: message, below: message, over: message }));
};

const whole = (number: z.ZodType<number | null>) =>
  required(number).refine(
    (value) => value === null || Number.isInteger(value),
    'validation.invalid',
  );

const required = (number: z.ZodType<number | null>) =>
  number.refine((value) => value !== null, REQUIRED);
