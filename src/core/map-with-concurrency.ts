/**
 * Does `work` with every one of `items`, no more than `limit` at a time, in their order.
 *
 * @throws what `work` throws first; what is under way by then goes on, nothing more is begun.
 */
export const mapWithConcurrency = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  // A generator ends for all of them when one leaves its loop; the array's own iterator would go on.
  const waiting = (function* () {
    yield* items;
  })();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
};
