import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { stateFrom } from '@/core/state';

/**
 * A publication as its form has it: lists are lists, and whether it is published or visible is true or false. It has
 * its state at this moment.
 */
export const publicationCodec: Codec = {
  read: (wire) => {
    const published = isTrue(wire.published);
    // What a backend says nothing of is not hidden.
    const visible = wire.visible === undefined || wire.visible === null || isTrue(wire.visible);
    return {
      ...wire,
      recipients: textsOf(wire.recipients),
      categories: textsOf(wire.categories),
      published,
      visible,
      state: stateOf(published, visible, wire.publication_date),
    };
  },
};

const stateOf = (published: boolean, visible: boolean, date: unknown) => {
  if (!published) return 'draft';
  return visible ? stateFrom('published', date) : 'hidden';
};

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1;
