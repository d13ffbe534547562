import { numberOrNull } from '@/core/number';
import type { Codec } from '@/core/resource';

/** The field with a reward's value, by its type. */
export const VALUE_FIELDS = {
  super_prize: 'prize_title',
  money_percent: 'percent',
  money_fixed: 'amount',
} as const;

type RewardValueField = (typeof VALUE_FIELDS)[keyof typeof VALUE_FIELDS];

/** Returns the field with the value of a reward of `type`; undefined for an unknown type. */
export const valueFieldOf = (type: unknown): RewardValueField | undefined =>
  Object.entries(VALUE_FIELDS).find(([known]) => known === type)?.[1];

/** Reads numbers as numbers. Of the three value fields, it sends only that of the reward's type. */
export const rewardCodec: Codec = {
  read: (wire) => ({
    ...wire,
    target_value: numberOrNull(wire.target_value),
    amount: numberOrNull(wire.amount),
    percent: numberOrNull(wire.percent),
  }),
  write: (record) => {
    const own = valueFieldOf(record.type);
    const others = Object.values(VALUE_FIELDS).filter((field) => field !== own);
    return { ...record, ...Object.fromEntries(others.map((field) => [field, undefined])) };
  },
};
