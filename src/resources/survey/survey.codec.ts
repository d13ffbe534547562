import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** A survey as its form has it: lists are lists. How many questions it has may not be told. */
export const surveyCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    questions_count: numberOf(wire.questions_count),
  }),
};
