import { flagOf } from '@/core/flag';
import type { Codec } from '@/core/resource';

/** Converts a template for its form: without an `active` field it counts as active. */
export const templateCodec: Codec = {
  read: (wire) => ({ ...wire, active: flagOf(wire.active, true) }),
};
