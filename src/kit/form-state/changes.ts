import type { FieldValues } from 'react-hook-form';

/**
 * The names of the fields whose value differs from `before`. It compares values, because react-hook-form's dirty flags
 * count an emptied text as changed and are cleared by a failed save.
 */
export const changedFields = (values: FieldValues, before: FieldValues): string[] =>
  [...new Set([...Object.keys(values), ...Object.keys(before)])].filter(
    (field) => !isSameValue(values[field], before[field]),
  );

/** Whether two values are the same to a user, who sees no difference between '', an empty list, null and undefined. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return changedFields(a, b).length === 0;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
