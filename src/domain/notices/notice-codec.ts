import { isMoment } from '@/core/days';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { DRAFT } from '@/core/schedule';
import { textOf } from '@/core/text';

/**
 * Converts a custom notice for its form: recipients and categories are always lists. The form of a draft hides the
 * moment, so an unreadable one becomes empty: its error would keep the draft from being saved.
 */
export const noticeCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    ...(wire.status === DRAFT && !isMoment(textOf(wire.scheduled_at)) && { scheduled_at: '' }),
  }),
};
