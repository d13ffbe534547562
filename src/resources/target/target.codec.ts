import { today } from '@/core/days';
import type { Codec } from '@/core/resource';
import { paceOf, neededAMonth, stillMissing } from './target-pace';
import { progressOf } from './target-figures';

/** A target as the lists have it: with figures that no field of the wire tells, so that lists can be sorted by them. */
export const targetCodec: Codec = {
  read: (wire) => {
    const day = today();
    return {
      ...wire,
      pace: paceOf(wire, day),
      progress: progressOf(wire),
      missing: stillMissing(wire, day),
      needed: neededAMonth(wire, day),
    };
  },
};
