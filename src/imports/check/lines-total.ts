import type { ImportFormat } from '@/core/imports';
import { isOtherAmount } from '@/core/number';
import type { FormatColumn, RowReading } from './row-reader';

/**
 * Compares the total of each record with the sum of its rows; undefined for formats without such a total. An amount may
 * be that of the row or of one piece: a total that is right in either way is right.
 */
export const createTotalComparison = (
  { linesTotal }: ImportFormat,
  columns: readonly FormatColumn[],
) => {
  if (!linesTotal) return undefined;
  const indexOf = (name: string): number => columns.findIndex((column) => column.name === name);
  const total = indexOf(linesTotal.total);
  const amount = indexOf(linesTotal.amount);
  const quantity = indexOf(linesTotal.quantity);
  const totals: number[] = [];
  const amounts: number[] = [];
  const products: number[] = [];
  return {
    column: linesTotal.total,
    /** Reads a row, again after it has changed. A row without its three numbers compares with nothing. */
    put: (row: number, { cells }: RowReading): void => {
      const [ownTotal, ownAmount, ownQuantity] = [total, amount, quantity].map((index) =>
        Number(cells[index]?.value ?? Number.NaN),
      );
      totals[row] = ownTotal ?? Number.NaN;
      amounts[row] = ownAmount ?? Number.NaN;
      products[row] = (ownAmount ?? Number.NaN) * (ownQuantity ?? Number.NaN);
    },
    /** The rows of records whose first total is another, each with the sum of its record's amounts. */
    differing: (firstOf: (row: number) => number): ReadonlyMap<number, number> => {
      const sums = sumsBy(firstOf, amounts);
      const productSums = sumsBy(firstOf, products);
      const found = new Map<number, number>();
      for (let row = 0; row < totals.length; row += 1) {
        const first = firstOf(row);
        const own = totals[first] ?? Number.NaN;
        const sum = sums[first] ?? Number.NaN;
        if (isOtherAmount(own, sum) && isOtherAmount(own, productSums[first] ?? Number.NaN)) {
          found.set(row, sum);
        }
      }
      return found;
    },
  };
};

/** The sums of the values of each record's rows, at the index of its first row. */
const sumsBy = (firstOf: (row: number) => number, values: readonly number[]): Float64Array => {
  const sums = new Float64Array(values.length);
  for (const [row, value] of values.entries())
    sums[firstOf(row)] = (sums[firstOf(row)] ?? 0) + value;
  return sums;
};
