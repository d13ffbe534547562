import { isBlank } from '@/core/validators';

/** Reads a typed year: a number where it has four digits, null where it is empty. */
export const readYear = (value: unknown): unknown => {
  if (isBlank(value)) return null;
  return typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value;
};
