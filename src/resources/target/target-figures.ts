import { isRecord } from '@/core/is-record';
import { numberOf, toCents } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { lineOf } from '@/core/text';

/** A step on the way to a target: an amount in euros, null where it cannot be read, and what reaching it earns. */
export type Milestone = { threshold: number | null; reward_type: string; achieved: boolean };

/**
 * How much of a target is achieved, as a part of one; nothing where it is not told. Null where the target's value is not
 * above 0, and where one of both is no number.
 */
export const progressOf = ({ target_value, achieved_value }: WireRecord): number | null => {
  const wanted = numberOf(target_value) ?? 0;
  if (wanted <= 0 || isUnreadable(achieved_value)) return null;
  return (numberOf(achieved_value) ?? 0) / wanted;
};

/** Whether one of the target's amounts is no number. */
export const isUnreadableTarget = ({ target_value, achieved_value }: WireRecord): boolean =>
  isUnreadable(target_value) || isUnreadable(achieved_value);

/** The same in percent with one decimal, as a file holds it; empty where there is none. */
export const percentOf = (record: WireRecord): number | '' => {
  const progress = progressOf(record);
  return progress === null ? '' : Math.round(progress * 1000) / 10;
};

/** What is missing to the target, in euros; negative by what was achieved beyond it. Null where it cannot be read. */
export const missingOf = (target: WireRecord): number | null =>
  isUnreadableTarget(target)
    ? null
    : toCents((numberOf(target.target_value) ?? 0) - (numberOf(target.achieved_value) ?? 0));

/** The milestones by threshold, the nearest first; whether one is reached is what the backend says. */
export const milestonesOf = ({ milestones }: WireRecord): Milestone[] =>
  listOf<unknown>(milestones)
    .filter(isRecord)
    .map(({ threshold, reward_type, achieved }) => ({
      threshold: numberOf(threshold) ?? null,
      reward_type: lineOf(reward_type),
      achieved: achieved === true,
    }))
    .toSorted((one, other) => (one.threshold ?? Infinity) - (other.threshold ?? Infinity) || 0);

/** How many milestones of the target are reached. */
export const reachedOf = (record: WireRecord): number =>
  milestonesOf(record).filter(({ achieved }) => achieved).length;
