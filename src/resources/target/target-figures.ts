import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';

/** A step on the way to a target: an amount in euros, and what reaching it earns. */
export type Milestone = { threshold: number; reward_type: string; achieved: boolean };

/** How much of a target is achieved, as a part of one; null where the target's value is not above 0. */
export const progressOf = ({ target_value, achieved_value }: WireRecord): number | null => {
  const wanted = Number(target_value);
  return wanted > 0 ? (Number(achieved_value) || 0) / wanted : null;
};

/** The same in percent with one decimal, as a file holds it; empty where there is none. */
export const percentOf = (record: WireRecord): number | '' => {
  const progress = progressOf(record);
  return progress === null ? '' : Math.round(progress * 1000) / 10;
};

/** What is missing to the target, in euros; negative by what was achieved beyond it. */
export const missingOf = ({ target_value, achieved_value }: WireRecord): number =>
  (Number(target_value) || 0) - (Number(achieved_value) || 0);

/** The milestones by threshold, the nearest first; whether one is reached is what the backend says. */
export const milestonesOf = ({ milestones }: WireRecord): Milestone[] =>
  listOf<unknown>(milestones)
    .filter(isRecord)
    .map(({ threshold, reward_type, achieved }) => ({
      threshold: numberOf(threshold) ?? 0,
      reward_type: textOrNumberOf(reward_type),
      achieved: achieved === true,
    }))
    .toSorted((one, other) => one.threshold - other.threshold);

/** How many milestones of the target are reached. */
export const reachedOf = (record: WireRecord): number =>
  milestonesOf(record).filter(({ achieved }) => achieved).length;
