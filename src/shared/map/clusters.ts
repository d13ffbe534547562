import { pixelOf, type MapSize, type MapView } from './map-view';
import type { Pixel, Point } from './mercator';

/** Nearer than this, in pixels, two marks would cover each other. */
const REACH = 30;

/** Places that lie close together at this zoom, each group at its middle; those out of sight are left out. */
export const clustersOf = <T extends Point>(
  places: readonly T[],
  view: MapView,
  size: MapSize,
): { at: Pixel; members: T[] }[] => {
  const groups: { at: Pixel; members: T[] }[] = [];
  for (const place of places) {
    const at = pixelOf(view, size, place);
    if (at.x < -REACH || at.y < -REACH || at.x > size.width + REACH || at.y > size.height + REACH)
      continue;
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < REACH);
    if (!near) {
      groups.push({ at, members: [place] });
      continue;
    }
    const count = near.members.push(place);
    near.at = {
      x: near.at.x + (at.x - near.at.x) / count,
      y: near.at.y + (at.y - near.at.y) / count,
    };
  }
  return groups;
};
