import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { stateInDays } from '@/core/state';

/** Reads lists as lists and adds today's state. The number of questions may be missing. */
export const surveyCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    questions_count: numberOf(wire.questions_count),
    state: wire.status === 'published' ? stateInDays('published', wire) : wire.status,
  }),
};

export { ANSWER_COLUMNS } from '@/domain/survey/given-answers/answer-columns';
