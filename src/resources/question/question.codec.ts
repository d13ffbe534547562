import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { hasOptions } from '@/core/survey';

/** A question as its form has it. Options leave with the kinds that are answered by them. */
export const questionCodec: Codec = {
  read: (wire) => ({
    ...wire,
    options: textsOf(wire.options),
    required: wire.required === true,
    position: numberOf(wire.position),
  }),
  write: (record) => ({ ...record, options: hasOptions(record.kind) ? record.options : [] }),
};
