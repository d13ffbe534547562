import { numberOrNull } from '@/core/number';
import type { Codec } from '@/core/resource';

/** Reads the amounts of an additional award as numbers; writes no `gift_id` where it has no gift. */
export const additionalAwardCodec: Codec = {
  read: (wire) => ({
    ...wire,
    target_value: numberOrNull(wire.target_value),
    reward_amount: numberOrNull(wire.reward_amount),
  }),
  write: ({ gift_id, ...record }) => ({ ...record, gift_id: gift_id || undefined }),
};
