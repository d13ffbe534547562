import { flagOf } from '@/core/flag';
import { numberOf } from '@/core/number';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { hasOptions } from '@/core/survey';

/** Reads options as a list and `required` as a boolean, and sends them only for the kinds that have them. */
export const questionCodec: Codec = {
  read: (wire) => ({
    ...wire,
    options: textsOf(wire.options),
    required: flagOf(wire.required),
    position: numberOf(wire.position),
  }),
  write: (record) => ({ ...record, options: hasOptions(record.kind) ? record.options : [] }),
};
