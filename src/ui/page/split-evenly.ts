/** The number of the first `weights` that make a column whose weight is most like that of the others together. */
export const splitEvenly = (weights: readonly number[]): number => {
  const sumOf = (part: readonly number[]) => part.reduce((sum, weight) => sum + weight, 0);
  const higherAt = (count: number) =>
    Math.max(sumOf(weights.slice(0, count)), sumOf(weights.slice(count)));
  const counts = weights.map((_, at) => at + 1);
  return counts.toSorted((one, other) => higherAt(one) - higherAt(other))[0] ?? 0;
};
