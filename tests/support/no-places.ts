import { createRequire } from 'node:module';

/**
 * Popper finds the places of menus and tooltips, for which it computes the styles of everything around them: a sixth of
 * the time of a test of pickers. In jsdom, which has no layout, every place is 0.
 */
export const findNoPlaces = (): void => {
  const popper = createRequire(import.meta.url)('@popperjs/core') as { createPopper: unknown };
  popper.createPopper = () => UNPLACED;
};

const UNPLACED = { destroy: () => {}, forceUpdate: () => {}, update: () => {} };
