import type { WireRecord } from '@/core/resource';
import { figureOfSum, sumOf } from '@/core/read-sum';
import { paceOf, neededAMonth } from './target-pace';
import { withoutOverlaps } from '@/core/target-months';

/** The state of a user's targets at a day; amounts in euros. */
export type TargetsSummary<Target> = {
  behind: number;
  /** The sum that running targets need this month; of overlapping targets only the longest counts. */
  needed: number | null;
  /** The targets behind that need most this month, the neediest first. */
  worst: readonly { target: Target; needed: number }[];
};

/** @param most the maximum number of `worst` targets */
export const summaryOf = <Target extends WireRecord>(
  targets: readonly Target[],
  day: Date,
  most: number,
): TargetsSummary<Target> => {
  const behind = targets.filter((target) => paceOf(target, day) === 'behind');
  const running = withoutOverlaps(targets).taken.filter((target) =>
    RUNNING.has(paceOf(target, day)),
  );
  return {
    behind: behind.length,
    needed: figureOfSum(sumOf(running.map((target) => neededAMonth(target, day)))),
    worst: behind
      .map((target) => ({ target, needed: neededAMonth(target, day) ?? 0 }))
      .toSorted((one, other) => other.needed - one.needed)
      .slice(0, most),
  };
};

/** A target that has not begun needs nothing this month. */
const RUNNING: ReadonlySet<unknown> = new Set(['behind', 'on_track', 'ahead']);
