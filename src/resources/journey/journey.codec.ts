import { numberOf } from '@/core/number';
import type { Codec } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** A journey as its form has it: years are numbers, with its state today by the days of the trip. A length that was never chosen does not leave. */
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
