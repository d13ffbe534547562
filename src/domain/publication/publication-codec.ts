import { flagOf } from '@/core/flag';
import { textsOf } from '@/core/one-or-many';
import type { Codec } from '@/core/resource';
import { stateFrom } from '@/core/state';

/** The state of a published record that the app does not show. */
export const HIDDEN = 'hidden';

/**
 * Converts a publication for its form: fields with several values are always lists, `published` and `visible` are
 * booleans, and the current `state` is added.
 */
export const publicationCodec: Codec = {
  read: (wire) => {
    const published = flagOf(wire.published);
    const visible = flagOf(wire.visible, true);
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
  return visible ? stateFrom('published', date) : HIDDEN;
};
