import { listOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** A custom notice as its form has it: whom it is for are lists, also where there are none. */
export const noticeCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: listOf(wire.recipients),
    categories: listOf(wire.categories),
  }),
};
