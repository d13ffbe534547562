import { flagOf } from '@/core/flag';
import { isRecord } from '@/core/is-record';
import { numberOf, numberOrNull, roundToCent } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { lineOf } from '@/core/text';

/** A milestone of a target: its threshold in euros, null where it cannot be read, and its reward. */
export type Milestone = { threshold: number | null; reward_type: string; achieved: boolean };

/**
 * Returns the achieved part of a target, 1 for all of it and 0 where the achieved value is missing. Null where the
 * target's value is not above 0, or where either is no number.
 */
export const progressOf = ({ target_value, achieved_value }: WireRecord): number | null => {
  const wanted = numberOf(target_value) ?? 0;
  if (wanted <= 0 || isUnreadable(achieved_value)) return null;
  return (numberOf(achieved_value) ?? 0) / wanted;
};

/** Returns whether one of the target's amounts is no number. */
export const isUnreadableTarget = ({ target_value, achieved_value }: WireRecord): boolean =>
  isUnreadable(target_value) || isUnreadable(achieved_value);

/** Returns the progress in percent with one decimal, for files; empty where it is null. */
export const percentOf = (record: WireRecord): number | '' => {
  const progress = progressOf(record);
  return progress === null ? '' : Math.round(progress * 1000) / 10;
};

/** Returns the euros missing to the target; negative where it is exceeded, null where it cannot be read. */
export const missingOf = (target: WireRecord): number | null =>
  isUnreadableTarget(target)
    ? null
    : roundToCent((numberOf(target.target_value) ?? 0) - (numberOf(target.achieved_value) ?? 0));

/** Returns the milestones by threshold, the lowest first; the backend says which are reached. */
export const milestonesOf = ({ milestones }: WireRecord): Milestone[] =>
  listOf<unknown>(milestones)
    .filter(isRecord)
    .map(({ threshold, reward_type, achieved }) => ({
      threshold: numberOrNull(threshold),
      reward_type: lineOf(reward_type),
      achieved: flagOf(achieved),
    }))
    .toSorted((one, other) => (one.threshold ?? Infinity) - (other.threshold ?? Infinity) || 0);

/** Returns how many milestones of the target are reached. */
export const reachedOf = (record: WireRecord): number =>
  milestonesOf(record).filter(({ achieved }) => achieved).length;
