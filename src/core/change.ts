/**
 * The relative change from `before` to `value`: 0.1 is a tenth more. Null where either is missing, and where `before` is
 * not above zero.
 */
export const changeOf = (
  value: number | null | undefined,
  before: number | null | undefined,
): number | null =>
  typeof value === 'number' && typeof before === 'number' && before > 0 ? value / before - 1 : null;
