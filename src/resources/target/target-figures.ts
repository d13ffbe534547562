import { isRecord } from '@/core/is-record';
import { numberOf, toCents } from '@/core/number';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { isBlank } from '@/core/validators';

/** A step on the way to a target: an amount in euros, and what reaching it earns. */
export type Milestone = { threshold: number; reward_type: string; achieved: boolean };

/** How much of a target is achieved, as a part of one; null where its value is not above 0, or one of both cannot be read. */
export const progressOf = (record: WireRecord): number | null => {
  const wanted = numberOf(record.target_value);
  const achieved = achievedOf(record);
  return wanted === undefined || wanted <= 0 || achieved === undefined ? null : achieved / wanted;
};

/** The same in percent with one decimal, as a file holds it; empty where there is none. */
export const percentOf = (record: WireRecord): number | '' => {
  const progress = progressOf(record);
  return progress === null ? '' : Math.round(progress * 1000) / 10;
};

/**
 * What is missing to the target, in euros; negative by what was achieved beyond it. Null where one of both cannot be
 * read.
 */
export const missingOf = (record: WireRecord): number | null => {
  const wanted = numberOf(record.target_value);
  const achieved = achievedOf(record);
  return wanted === undefined || achieved === undefined ? null : toCents(wanted - achieved);
};

/** In euros: nothing where the field is empty, undefined where it cannot be read. */
const achievedOf = ({ achieved_value }: WireRecord): number | undefined =>
  isBlank(achieved_value) ? 0 : numberOf(achieved_value);

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
