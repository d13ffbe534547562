import { numberOf } from '@/core/number';
import type { Codec } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** Reads years as numbers and adds today's state by the trip's days. A length that was never chosen is not sent. */
export const journeyCodec: Codec = {
  read: (wire) => ({
    ...wire,
    active_year: numberOf(wire.active_year),
    target_year: numberOf(wire.target_year),
    state: stateInDays('running', wire),
  }),
  write: ({ length, ...record }, previous) =>
    length || previous?.length ? { ...record, length } : record,
};
