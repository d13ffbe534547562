import type { WireRecord } from '@/core/resource';
import { figureOfSum, sumOf } from '@/core/read-sum';
import { paceOf, neededAMonth } from './target-pace';
import { withoutOverlaps } from '@/core/target-months';

/** How the targets of one reader stand at a day; amounts in euros. */
export type OwnTargets<Target> = {
  behind: number;
  /** What those whose period is running need this month together; of overlapping ones the longest counts. */
  needed: number | null;
  /** Those behind that need most this month, the neediest first. */
  worst: readonly { target: Target; needed: number }[];
};

/** @param most how many of the worst there are at most */
export const ownTargets = <Target extends WireRecord>(
  targets: readonly Target[],
  day: Date,
  most: number,
): OwnTargets<Target> => {
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

/** One that has not begun needs nothing this month. */
const RUNNING: ReadonlySet<unknown> = new Set(['behind', 'on_track', 'ahead']);
