import type { Count } from './useCounts';

/** The rows of the work queue that are drawn. */
export type QueueRows = {
  /** Positions of the tasks with something to do, or whose number is not known yet; those of refused numbers last. */
  shown: readonly number[];
  /** Positions of those that are folded away. */
  folded: readonly number[];
  /** Whether the numbers are still to come: skeletons are drawn, so that no row moves when another is left out. */
  isComing: boolean;
  /** Whether all numbers are known. */
  isSettled: boolean;
};

/** Rows shown before the user unfolds the others; as many are reserved while the numbers come. */
export const MAX_ROWS = 6;

/**
 * Returns the rows for `counts`, the most urgent first: tasks without records are left out, and those whose number the
 * user may not see come last, since nothing can be done about them.
 *
 * @param ranks how urgent each is, ascending
 * @param quick whether a number comes with one call; those counted from pages may take long, and only hold their place
 * @param isUnfolded whether all rows are wanted
 */
export const queueRows = (
  counts: readonly Pick<Count, 'value' | 'isFailed' | 'isRefused'>[],
  ranks: readonly number[],
  quick: readonly boolean[],
  isUnfolded: boolean,
): QueueRows => {
  const pending = counts.map(({ value, isFailed }) => value === undefined && !isFailed);
  const open = counts
    .flatMap(({ value, isFailed }, at) => (pending[at] || isFailed || (value ?? 0) > 0 ? [at] : []))
    .sort(
      (one, other) =>
        Number(isRefused(counts[one])) - Number(isRefused(counts[other])) ||
        (ranks[one] ?? 0) - (ranks[other] ?? 0),
    );
  const most = isUnfolded ? open.length : MAX_ROWS;
  return {
    shown: open.slice(0, most),
    folded: open.slice(most),
    isComing: pending.some((isPending, at) => isPending && quick[at]),
    isSettled: !pending.includes(true),
  };
};

const isRefused = (count: Pick<Count, 'isRefused'> | undefined) => count?.isRefused ?? false;
