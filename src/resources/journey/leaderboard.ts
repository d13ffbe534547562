import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { listOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { iteratePages } from '@/providers/data/iterate-pages';

/** A customer's progress towards a journey; amounts in euros. */
export type Progress = {
  customer: string;
  achieved: number;
  threshold: number;
  isReached: boolean;
};

/** The winners of a journey and the customers close to it, the nearest first, out of `read` targets of `total`. */
export type Leaderboard = {
  reached: Progress[];
  near: Progress[];
  /** How many customers with a milestone for it are further away. */
  behind: number;
  /** How many targets with a milestone for it have an unreadable amount. */
  unreadable: number;
  read: number;
  total: number;
};

/** The fraction of the milestone from which a customer counts as close. */
export const NEAR = 0.8;

/** Returns the reward type of milestones that win a journey of `type`. */
export const rewardOf = (type: string): string => `${type}_journey`;

/**
 * Returns the leaderboard of the journeys of `type`, from the targets that `readPage` reads page by page, counted from
 * one; it reads at most twenty pages. A customer's best target counts. The backend says which milestones are reached.
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

/** The sort key of progress: a reached milestone is ahead of any other. */
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

/** Returns a customer's progress towards a milestone; empty where the target lacks its figures. */
const progressOf = ({ target, milestone }: Milestone): Progress[] => {
  const threshold = numberOf(milestone.threshold) ?? 0;
  const customer = textOrNumberOf(target.customer_code);
  if (isUnreadable(target.achieved_value) || threshold <= 0 || customer === '') return [];
  const achieved = numberOf(target.achieved_value) ?? 0;
  return [{ customer, achieved, threshold, isReached: milestone.achieved === true }];
};
