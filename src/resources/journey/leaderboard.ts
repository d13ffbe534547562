import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { iteratePages } from '@/providers/data/iterate-pages';

/** How far a customer has come on the way to a journey; amounts in euros. */
export type Progress = {
  customer: string;
  achieved: number;
  threshold: number;
  isReached: boolean;
};

/** Who has won a journey and who is close to it, the nearest first, out of `read` targets of `total`. */
export type Leaderboard = {
  reached: Progress[];
  near: Progress[];
  /** How many have a milestone for it and are further away. */
  behind: number;
  /** How many targets have a milestone for it, and an amount that cannot be read. */
  unreadable: number;
  read: number;
  total: number;
};

/** From this part of the milestone on a customer is close. */
export const NEAR = 0.8;

/** The reward of a target's milestone that wins a journey of `type`. */
export const rewardOf = (type: string): string => `${type}_journey`;

/**
 * The leaderboard of the journeys of `type`, from the targets that `readPage` reads page by page, which counts from
 * one; of the first twenty pages at most. Of a customer with several targets the best one counts, and whether a
 * milestone is reached is what the backend says.
 */
export const leaderboardOf = async (
  type: string,
  readPage: (page: number) => Promise<{ data: readonly WireRecord[]; total: number }>,
): Promise<Leaderboard> => {
  const best = new Map<string, Progress>();
  let unreadable = 0;
  let read = 0;
  let total = 0;
  for await (const page of iteratePages(readPage)) {
    const milestones = page.data.flatMap((target) => milestonesOf(target, rewardOf(type)));
    unreadable += milestones.filter(isUnreadableMilestone).length;
    for (const progress of milestones.flatMap(progressOf)) {
      const known = best.get(progress.customer);
      if (!known || shareOf(progress) > shareOf(known)) best.set(progress.customer, progress);
    }
    ({ read, total } = page);
  }
  const all = [...best.values()].toSorted((one, other) => shareOf(other) - shareOf(one));
  const open = all.filter(({ isReached }) => !isReached);
  const near = open.filter(({ achieved, threshold }) => achieved >= threshold * NEAR);
  return {
    reached: all.filter(({ isReached }) => isReached),
    near,
    behind: open.length - near.length,
    unreadable,
    read,
    total,
  };
};

/** Of two that stand against each other a reached one is ahead. */
const shareOf = ({ achieved, threshold, isReached }: Progress) =>
  (isReached ? 1_000_000 : 0) + achieved / threshold;

type Milestone = { target: WireRecord; milestone: WireRecord };

const milestonesOf = (target: WireRecord, reward: string): Milestone[] =>
  listOf<unknown>(target.milestones)
    .filter(isRecord)
    .filter(({ reward_type }) => reward_type === reward)
    .map((milestone) => ({ target, milestone }));

const isUnreadableMilestone = ({ target, milestone }: Milestone): boolean =>
  isUnreadable(milestone.threshold) || isUnreadable(target.achieved_value);

/** What a customer achieved of a milestone; nothing where the target does not tell it. */
const progressOf = ({ target, milestone }: Milestone): Progress[] => {
  const threshold = numberOf(milestone.threshold) ?? 0;
  const customer = textOrNumberOf(target.customer_code);
  if (isUnreadable(target.achieved_value) || threshold <= 0 || customer === '') return [];
  const achieved = numberOf(target.achieved_value) ?? 0;
  return [{ customer, achieved, threshold, isReached: milestone.achieved === true }];
};
