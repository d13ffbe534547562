import { numberOf } from '@/core/number';
import type { Codec } from '@/core/resource';

/** Reads the amounts of an additional award as numbers; writes no `gift_id` where it has no gift. */
export const additionalAwardCodec: Codec = {
  read: (wire) => ({
    ...wire,
    target_value: numberOf(wire.target_value) ?? null,
    reward_amount: numberOf(wire.reward_amount) ?? null,
  }),
  write: ({ gift_id, ...record }) => ({ ...record, gift_id: gift_id || undefined }),
};
