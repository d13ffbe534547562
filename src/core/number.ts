/**
 * `value` where it is a finite number, or a text with one in decimal notation with a point, as in ' 12.5 '. Undefined
 * for anything else: blank texts, infinite numbers, booleans, null, lists and objects.
 */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** The number that a wire value is or writes; null for any other value, because forms hold no undefined. */
export const numberOrNull = (value: unknown): number | null => numberOf(value) ?? null;

/** Number() would also read hexadecimal, octal and binary figures, and a blank text as 0. */
const DECIMAL = /^\s*[-+]?\.?\d[\d.e+-]*\s*$/i;

/** Rounds decimal euros to the cent: sums of decimals drift below it. */
export const roundToCent = (euros: number): number => Math.round(euros * 100) / 100;

/** Whether two amounts in euros differ by half a cent or more, so that cents do; false where one of them is NaN. */
export const isOtherAmount = (one: number, other: number): boolean =>
  Math.abs(one - other) >= 0.005;
