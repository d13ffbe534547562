import { numberOf, roundToCent } from './number';
import { sum } from './sum';
import { isBlank } from './validators';

/**
 * A sum of wire values: `read` of them are numbers, `unreadable` ones are something else, such as an object. Missing
 * values are ignored.
 */
export type ReadSum = { readonly sum: number; readonly read: number; readonly unreadable: number };

/** The sum of no values. */
export const NO_SUM: ReadSum = { sum: 0, read: 0, unreadable: 0 };

/** Whether there is a value that is not a number. */
export const isUnreadable = (value: unknown): boolean =>
  !isBlank(value) && numberOf(value) === undefined;

/** `sum` with `value` added. */
export const addValue = ({ sum, read, unreadable }: ReadSum, value: unknown): ReadSum => {
  const number = numberOf(value);
  if (number !== undefined) return { sum: sum + number, read: read + 1, unreadable };
  return isBlank(value) ? { sum, read, unreadable } : { sum, read, unreadable: unreadable + 1 };
};

/** The sum of the values of both. */
export const addSums = (one: ReadSum, other: ReadSum): ReadSum => ({
  sum: one.sum + other.sum,
  read: one.read + other.read,
  unreadable: one.unreadable + other.unreadable,
});

/** The sum of `values`, numbers of the wire or their texts. */
export const sumOf = (values: Iterable<unknown>): ReadSum => {
  let sum = NO_SUM;
  for (const value of values) sum = addValue(sum, value);
  return sum;
};

/** The displayed figure of a sum, to the cent; null where there were values and none could be read. */
export const figureOfSum = ({ sum, read, unreadable }: ReadSum): number | null =>
  unreadable > 0 && read === 0 ? null : roundToCent(sum);

/** The sum of the known figures; null where none is known. */
export const sumOfKnown = (figures: readonly (number | null)[]): number | null => {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 && figures.length > 0 ? null : roundToCent(sum(known));
};
