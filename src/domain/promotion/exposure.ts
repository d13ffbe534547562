import type { RaRecord } from 'react-admin';
import { numberOf } from '@/core/number';
import { addValue, figureOfSum, isUnreadable, NO_SUM } from '@/core/read-sum';
import { awardOf, isUnreadableAward, awardLimitsOf, type Award } from '@/core/awards';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';

/**
 * The maximum cost of all gifts or rewards, in euros. `unlimited` is the reason why there is no maximum: no quota
 * limits it, or it is a share of turnovers. Not included are super prizes, which have no worth on the wire, and
 * `unreadable` gifts or rewards, whose worth or target is not a number; `euros` is null where all are unreadable.
 */
export type Exposure = {
  euros: number | null;
  unreadable: number;
  unlimited?: 'quota' | 'turnover';
  superPrizes: number;
};

/** The number of awards that all companies may give together; infinite where one of them has no quota. */
export const totalQuota = (promotion: WireRecord): number =>
  sum(awardLimitsOf(promotion).quotas.values());

/**
 * The maximum cost of a promotion's `given` gifts or rewards: as many awards as the quotas allow, the most expensive
 * first, each at most as often as it has pieces. The pieces of free ones come on top of the quotas.
 */
export const exposureOf = (promotion: WireRecord, given: readonly RaRecord[]): Exposure => {
  const readable = given.filter((award) => !isUnreadableAward(award));
  const unreadable = given.length - readable.length;
  const awards = readable.map(awardOf);
  const superPrizes = given.filter(({ type }) => type === 'super_prize').length;
  const chosen = awards
    .filter(({ isFree }) => !isFree)
    .toSorted((one, other) => other.worth - one.worth);
  let left = totalQuota(promotion);
  if (chosen.some(({ percent }) => percent > 0) && left > 0) {
    return { euros: 0, unlimited: 'turnover', unreadable, superPrizes };
  }
  let cents = awards
    .filter(({ isFree }) => isFree)
    .reduce((sum, award) => sum + costOf(award, award.pieces), 0);
  for (const award of chosen) {
    const taken = Math.min(left, award.pieces);
    cents += costOf(award, taken);
    left -= taken;
    if (left <= 0) break;
  }
  if (!Number.isFinite(cents)) return { euros: 0, unlimited: 'quota', unreadable, superPrizes };
  const isKnown = unreadable === 0 || awards.length > 0;
  return { euros: isKnown ? cents / 100 : null, unreadable, superPrizes };
};

/** Zero worth costs zero, even for an infinite count. */
const costOf = ({ worth }: Award, count: number): number => (worth === 0 ? 0 : worth * count);

/**
 * The maximum cost of a promotion's additional awards, in euros, and how many people may win one. Those whose amount is
 * not a number are `unreadable`; `euros` is null where all are.
 */
export type BonusCost = { euros: number | null; winners: number; unreadable: number };

/**
 * The cost of `awards` if each of its `winnersOf` wins it once: the active back-office users in the promotion's
 * companies with the role of its award option.
 */
export const bonusCostOf = (
  awards: readonly WireRecord[],
  winnersOf: (award: WireRecord) => number,
): BonusCost => {
  let cost = NO_SUM;
  let winners = 0;
  for (const award of awards) {
    const count = winnersOf(award);
    winners += count;
    // An award without possible winners costs nothing, whatever its amount.
    if (count > 0) {
      cost = addValue(
        cost,
        isUnreadable(award.reward_amount)
          ? Number.NaN
          : (numberOf(award.reward_amount) ?? 0) * count,
      );
    }
  }
  return { euros: figureOfSum(cost), winners, unreadable: cost.unreadable };
};
