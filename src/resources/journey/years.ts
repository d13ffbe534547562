import { isBlank } from '@/core/validators';

/** What was typed as a year, as a number where it is four digits; null where it says nothing. */
export const readYear = (value: unknown): unknown => {
  if (isBlank(value)) return null;
  return typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value;
};

/** Whether `value` is a number of four digits. */
export const isYear = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value <= 9999;
