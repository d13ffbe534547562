import type { RaRecord } from 'react-admin';
import { numberOf, toCents } from '@/core/number';
import { awardOf, termsOf, type Award } from '@/core/awards';
import type { WireRecord } from '@/core/resource';

/**
 * The most that is given can cost, in euros. `unlimited` says why there is no most: no quota holds it back, or it is
 * a share of turnovers. Super prizes have no worth on the wire and count nothing.
 */
export type Exposure = { euros: number; unlimited?: 'quota' | 'turnover'; superPrizes: number };

/** How many awards all companies may give together; infinite where one of them has no quota. */
export const totalQuota = (promotion: WireRecord): number =>
  [...termsOf(promotion).quotas.values()].reduce((sum, quota) => sum + quota, 0);

/**
 * The exposure of a promotion to its `given` gifts or rewards: as many awards as the quotas allow, the dearest first,
 * none oftener than there are pieces of it. What is free is given beyond the quotas, piece by piece.
 */
export const exposureOf = (promotion: WireRecord, given: readonly RaRecord[]): Exposure => {
  const awards = given.map(awardOf);
  const superPrizes = given.filter(({ type }) => type === 'super_prize').length;
  const chosen = awards
    .filter(({ isFree }) => !isFree)
    .toSorted((one, other) => other.worth - one.worth);
  let left = totalQuota(promotion);
  if (chosen.some(({ percent }) => percent > 0) && left > 0) {
    return { euros: 0, unlimited: 'turnover', superPrizes };
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
  return Number.isFinite(cents)
    ? { euros: cents / 100, superPrizes }
    : { euros: 0, unlimited: 'quota', superPrizes };
};

/** What costs nothing costs nothing however often it is given. */
const costOf = ({ worth }: Award, count: number): number => (worth === 0 ? 0 : worth * count);

/** What the additional awards of a promotion can cost at most, in euros, and how many people may win one of them. */
export type BonusCost = { euros: number; winners: number };

/**
 * The cost of `awards` where each of `winnersOf` it wins it once: the active staff with the role of its award option in
 * the promotion's companies.
 */
export const bonusCostOf = (
  awards: readonly WireRecord[],
  winnersOf: (award: WireRecord) => number,
): BonusCost => {
  let euros = 0;
  let winners = 0;
  for (const award of awards) {
    const count = winnersOf(award);
    euros += (numberOf(award.reward_amount) ?? 0) * count;
    winners += count;
  }
  return { euros: toCents(euros), winners };
};
