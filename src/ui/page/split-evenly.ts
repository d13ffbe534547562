import { sum } from '@/core/sum';
/** The number of the first `weights` that make a column whose weight is most like that of the others together. */
export const splitEvenly = (weights: readonly number[]): number => {
  const higherAt = (count: number) =>
    Math.max(sum(weights.slice(0, count)), sum(weights.slice(count)));
  const counts = weights.map((_, at) => at + 1);
  return counts.toSorted((one, other) => higherAt(one) - higherAt(other))[0] ?? 0;
};
