import { today } from '@/core/days';
import type { Codec } from '@/core/resource';
import { paceOf, neededAMonth, stillMissing } from './target-pace';
import { progressOf } from './target-figures';

/** Adds computed figures to a target, so that lists can be sorted by them. */
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
