/**
 * Does `work` with every one of `items`, no more than `limit` at a time, in their order.
 *
 * @throws what `work` throws first; what is under way by then goes on.
 */
export const inTurns = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
};
