import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { milestonesOf, type Milestone } from './target-figures';
import { isOver } from './target-pace';

/** Whether a milestone is reached, can still be, or was not by the end of the target's period. */
export type MilestoneState = 'achieved' | 'open' | 'missed';

export const milestoneState = (
  target: WireRecord,
  { achieved }: Milestone,
  day: Date,
): MilestoneState => {
  if (achieved) return 'achieved';
  return isOver(target, day) ? 'missed' : 'open';
};

/** A milestone on the bar of its target; `part` is its threshold as a part of the target. */
type Mark = { part: number; state: MilestoneState; milestone: Milestone };

/**
 * The marks on the bar of a target at `day`, and where the bar ends: at the target, 1, or at the highest milestone
 * where that is above it. A milestone without a readable threshold has no mark.
 */
export const marksOf = (target: WireRecord, day: Date): { end: number; marks: Mark[] } => {
  const wanted = numberOf(target.target_value) ?? 0;
  const marks = milestonesOf(target).flatMap((milestone): Mark[] =>
    milestone.threshold === null || milestone.threshold <= 0 || wanted <= 0
      ? []
      : [
          {
            part: milestone.threshold / wanted,
            state: milestoneState(target, milestone, day),
            milestone,
          },
        ],
  );
  return { end: Math.max(1, ...marks.map(({ part }) => part)), marks };
};

/**
 * Returns the marks whose amounts have room on a bar that ends at `end`: from the highest down, each at least `ROOM` of
 * the bar from the one above it. Those at the target have its own label.
 */
export const labelledMarks = (marks: readonly Mark[], end: number): Mark[] => {
  let last = Infinity;
  return marks.toReversed().filter(({ part }) => {
    const hasRoom = part !== 1 && last - part >= ROOM * end;
    if (hasRoom) last = part;
    return hasRoom;
  });
};

/** The part of a bar that an amount takes on a phone. */
const ROOM = 0.3;
