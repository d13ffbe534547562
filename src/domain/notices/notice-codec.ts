import { listOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** A custom notice for its form: recipients and categories are always lists. */
export const noticeCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: listOf(wire.recipients),
    categories: listOf(wire.categories),
  }),
};
