import { isBlank } from '@/core/validators';

/** Reads a typed year: a number where it has four digits, null where it is empty. */
export const readYear = (value: unknown): unknown => {
  if (isBlank(value)) return null;
  return typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value;
};

/** Returns whether `value` is a number of four digits. */
export const isYear = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value <= 9999;
