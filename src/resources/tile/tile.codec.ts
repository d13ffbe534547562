import { numberOf } from '@/core/number';
import { listOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** A tile as its form has it: numbers are numbers, lists are lists. A link leaves with the section link alone. */
export const tileCodec: Codec = {
  read: (wire) => ({
    ...wire,
    columns: numberOf(wire.columns),
    position: numberOf(wire.position),
    recipients: listOf(wire.recipients),
    categories: listOf(wire.categories),
  }),
  write: (record) => ({ ...record, link: record.section === 'link' ? record.link : '' }),
};
