import { sum } from '@/core/sum';

/** Where to split `weights` in two so that the heavier part is lightest: how many of the first ones to take. */
export const splitEvenly = (weights: readonly number[]): number => {
  const higherAt = (count: number) =>
    Math.max(sum(weights.slice(0, count)), sum(weights.slice(count)));
  const counts = weights.map((_, at) => at + 1);
  return counts.toSorted((one, other) => higherAt(one) - higherAt(other))[0] ?? 0;
};
