import { isMoment } from '@/core/days';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { DRAFT } from '@/core/schedule';
import { textOf } from '@/core/text';

/**
 * A custom notice for its form: recipients and categories are always lists. A draft hides its moment, so one that is
 * not readable is empty: its error would keep the draft from being saved.
 */
export const noticeCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    ...(wire.status === DRAFT && !isMoment(textOf(wire.scheduled_at)) && { scheduled_at: '' }),
  }),
};
