import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { listOf } from '@/core/one-or-many';

/**
 * The most that is given can cost, in euros. `unlimited` says why there is no most: no quota holds it back, or it is
 * a share of turnovers. Super prizes have no worth on the wire and count nothing.
 */
export type Exposure = { euros: number; unlimited?: 'quota' | 'turnover'; superPrizes: number };

/** How many awards all companies may give together; infinite where one of them has no quota. */
export const totalQuota = ({ company_quotas }: WireRecord): number =>
  listOf<unknown>(company_quotas)
    .filter(isRecord)
    .map(({ quota }) => numberOf(quota) || Number.POSITIVE_INFINITY)
    .reduce((sum, quota) => sum + quota, 0);

/**
 * The exposure of a promotion to its `given` gifts or rewards: as many awards as the quotas allow, the dearest first,
 * none oftener than there are pieces of it. What is free is given beyond the quotas, piece by piece.
 */
export const exposureOf = (promotion: WireRecord, given: readonly RaRecord[]): Exposure => {
  const items = given.map(promotion.award_type === 'reward' ? rewardItem : giftItem);
  const superPrizes = given.filter(({ type }) => type === 'super_prize').length;
  const free = items.filter(({ isFree }) => isFree);
  const chosen = items
    .filter(({ isFree }) => !isFree)
    .toSorted((one, other) => other.worth - one.worth);
  let left = totalQuota(promotion);
  let cents = free.reduce((sum, { worth, pieces }) => sum + times(worth, pieces), 0);
  if (chosen.some(({ isShare }) => isShare) && left > 0) {
    return { euros: 0, unlimited: 'turnover', superPrizes };
  }
  for (const { worth, pieces } of chosen) {
    const taken = Math.min(left, pieces);
    cents += times(worth, taken);
    left -= taken;
    if (left <= 0) break;
  }
  return Number.isFinite(cents)
    ? { euros: cents / 100, superPrizes }
    : { euros: 0, unlimited: 'quota', superPrizes };
};

type Item = { worth: number; pieces: number; isFree: boolean; isShare: boolean };

const giftItem = ({ worth, quantity, free }: RaRecord): Item => ({
  worth: numberOf(worth) ?? 0,
  pieces: numberOf(quantity) || Number.POSITIVE_INFINITY,
  isFree: free === true,
  isShare: false,
});

const rewardItem = ({ type, amount }: RaRecord): Item => ({
  worth: type === 'money_fixed' ? (numberOf(amount) ?? 0) : 0,
  pieces: Number.POSITIVE_INFINITY,
  isFree: false,
  isShare: type === 'money_percent',
});

/** In cents, so that no binary fraction adds up. What costs nothing costs nothing however often it is given. */
const times = (euros: number, count: number): number =>
  euros === 0 ? 0 : Math.round(euros * 100) * count;
