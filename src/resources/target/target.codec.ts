import { today } from '@/core/days';
import type { Codec } from '@/core/resource';
import { courseOf } from './target-course';

/** A target as the lists have it: with its course, which no field of the wire tells. */
export const targetCodec: Codec = {
  read: (wire) => ({ ...wire, course: courseOf(wire, today()) }),
};
