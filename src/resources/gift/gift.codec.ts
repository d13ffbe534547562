import { flagOf } from '@/core/flag';
import { numberOrNull } from '@/core/number';
import type { Codec } from '@/core/resource';

/** Reads the amounts of a gift as numbers and `free` as a boolean. */
export const giftCodec: Codec = {
  read: (wire) => ({
    ...wire,
    worth: numberOrNull(wire.worth),
    target: numberOrNull(wire.target),
    quantity: numberOrNull(wire.quantity),
    free: flagOf(wire.free),
  }),
};
