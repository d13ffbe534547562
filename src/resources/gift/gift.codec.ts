import { numberOf } from '@/core/number';
import type { Codec } from '@/core/resource';

/** Reads the amounts of a gift as numbers and `free` as a boolean. */
export const giftCodec: Codec = {
  read: (wire) => ({
    ...wire,
    worth: numberOf(wire.worth) ?? null,
    target: numberOf(wire.target) ?? null,
    quantity: numberOf(wire.quantity) ?? null,
    free: wire.free === true || wire.free === 'true',
  }),
};
