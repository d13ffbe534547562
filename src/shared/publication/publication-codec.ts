import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';

/** A publication as its form has it: lists are lists, and whether it is published or visible is true or false. */
export const publicationCodec: Codec = {
  read: (wire) => ({
    ...wire,
    recipients: textsOf(wire.recipients),
    categories: textsOf(wire.categories),
    published: isTrue(wire.published),
    // What a backend says nothing of is not hidden.
    visible: wire.visible === undefined || wire.visible === null || isTrue(wire.visible),
  }),
};

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1;
