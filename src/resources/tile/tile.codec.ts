import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** Reads numbers as numbers and lists as lists. A link is sent only with the section `link`. */
export const tileCodec: Codec = {
  read: (wire) => ({
    ...wire,
    columns: numberOf(wire.columns),
    position: numberOf(wire.position),
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
  }),
  write: (record) => ({ ...record, link: record.section === 'link' ? record.link : '' }),
};
