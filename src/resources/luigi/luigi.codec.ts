import { numberOrNull } from '@/core/number';
import type { Codec } from '@/core/resource';
import { publicationCodec } from '@/domain/publication/publication-codec';

/** Reads a luigi item as a publication whose goal is a number of euros, or null. */
export const luigiCodec: Codec = {
  read: (wire) => ({
    ...(publicationCodec.read?.(wire) ?? wire),
    goal_amount: numberOrNull(wire.goal_amount),
  }),
};
