/**
 * Calls `work` with each of `items` in their order, at most `limit` at a time, and waits for all.
 *
 * @throws the first error of `work`; calls already begun go on, no other begins.
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
