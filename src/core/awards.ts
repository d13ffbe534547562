import { flagOf } from './flag';
import { isRecord } from './is-record';
import { numberOf } from './number';
import { listOf } from './one-or-many';
import { isUnreadable } from './read-sum';
import type { WireRecord } from './resource';

/** A gift or a reward that customers win by their purchases; amounts in cents. */
export type Award = {
  target: number;
  worth: number;
  /** Percentage of all purchases, paid instead of an amount; 0 for none. */
  percent: number;
  /** Infinite where no quantity is set. */
  pieces: number;
  isFree: boolean;
};

/** The limits of a promotion's awards; infinite where there is no limit. */
export type AwardLimits = { perCustomer: number; quotas: ReadonlyMap<string, number> };

/** A customer's purchases from a company, in cents. */
export type Purchases = { customer: string; company: string; cents: number };

export type Win = Purchases & { awards: number; costCents: number };

/**
 * The winners of each of `awards`, in the order of `awards`.
 *
 * A customer wins an award as often as their purchases reach its target; a percentage or a free award only once. The
 * limit per customer, the quotas of the companies and the pieces go to the highest target first, and within one target
 * to the customer who bought most. Only the pieces limit a free award. The specification leaves this open.
 */
export const allocateAwards = (
  { perCustomer, quotas }: AwardLimits,
  awards: readonly Award[],
  purchases: readonly Purchases[],
): Win[][] => {
  const left = new Map(quotas);
  const taken = new Map<string, number>();
  const inOrder = purchases
    .filter(({ company }) => quotas.has(company))
    .toSorted((a, b) => b.cents - a.cents || a.customer.localeCompare(b.customer, 'en'));
  const won = awards.map((): Win[] => []);
  const highestFirst = awards
    .map((award, at) => ({ award, at }))
    .toSorted((one, other) => other.award.target - one.award.target);

  for (const { award, at } of highestFirst) {
    let { pieces } = award;
    for (const bought of inOrder) {
      const own = taken.get(bought.customer) ?? 0;
      const quota = left.get(bought.company) ?? 0;
      const held = award.isFree ? pieces : Math.min(pieces, perCustomer - own, quota);
      const count = Math.min(timesReached(award, bought.cents), held);
      if (count <= 0) continue;
      pieces -= count;
      if (!award.isFree) {
        taken.set(bought.customer, own + count);
        left.set(bought.company, quota - count);
      }
      const each = award.percent > 0 ? (bought.cents * award.percent) / 100 : award.worth;
      won[at]?.push({ ...bought, awards: count, costCents: Math.round(count * each) });
    }
  }
  return won;
};

/** How often purchases of `cents` reach the target of an award, before its limits and pieces. */
export const timesReached = ({ target, isFree, percent }: Award, cents: number): number => {
  const times = target > 0 ? Math.floor(cents / target) : 0;
  return isFree || percent > 0 ? Math.min(times, 1) : times;
};

/** The award of a gift or a reward on the wire. A super prize has a title and no worth. */
export const awardOf = (given: WireRecord): Award => {
  const { type, target, target_value, worth, amount, percent, quantity, free } = given;
  return {
    target: cents(target ?? target_value),
    worth: cents(type === 'money_fixed' ? amount : worth),
    percent: type === 'money_percent' ? (numberOf(percent) ?? 0) : 0,
    pieces: numberOf(quantity) || Number.POSITIVE_INFINITY,
    isFree: flagOf(free),
  };
};

/** Whether a number field of a gift or a reward cannot be read, so that its cost is unknown. */
export const isUnreadableAward = ({
  type,
  target,
  target_value,
  worth,
  amount,
  percent,
  quantity,
}: WireRecord): boolean => {
  const price = { money_fixed: amount, money_percent: percent }[String(type)] ?? worth;
  return [target ?? target_value, price, quantity].some(isUnreadable);
};

/** The limits of a promotion on the wire, where 0 means no limit (specification, section 5). */
export const awardLimitsOf = ({ max_per_client, company_quotas }: WireRecord): AwardLimits => ({
  perCustomer: numberOf(max_per_client) || Number.POSITIVE_INFINITY,
  quotas: new Map(
    listOf<unknown>(company_quotas)
      .filter(isRecord)
      .map(({ company_code, quota }) => [
        String(company_code),
        numberOf(quota) || Number.POSITIVE_INFINITY,
      ]),
  ),
});

const cents = (euros: unknown): number => Math.round((numberOf(euros) ?? 0) * 100);
