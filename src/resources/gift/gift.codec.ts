import { numberOf } from '@/core/number';
import type { Codec } from '@/core/resource';

/** A gift whose numbers are numbers, and which is free or not. */
export const giftCodec: Codec = {
  read: (wire) => ({
    ...wire,
    worth: numberOf(wire.worth) ?? null,
    target: numberOf(wire.target) ?? null,
    quantity: numberOf(wire.quantity) ?? null,
    free: wire.free === true || wire.free === 'true',
  }),
};
