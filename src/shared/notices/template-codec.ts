import type { Codec } from '@/core/resource';

/** A template as its form has it: one that does not say whether it is active is. */
export const templateCodec: Codec = {
  read: (wire) => ({ ...wire, active: wire.active !== false }),
};
